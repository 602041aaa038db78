import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("a listing's access settings", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  afterAll(() => site.close());

  async function offerWith(settings: object): Promise<string> {
    const listing = await people.offer();
    expect((await people.saveSettings(people.owner, listing, settings)).status).toBe(200);
    return listing;
  }

  test("admit only its owner, until they choose otherwise", async () => {
    const listing = await people.offer();
    const { settings } = await people.read(people.owner, `${listing}/settings`);
    expect(settings).toEqual({ mode: "manual", signsFirst: false, days: 30, allowedDomains: [], deniedDomains: [] });
    await people.saveSettings(people.owner, listing, { mode: "verified", days: 7, deniedDomains: ["@Rival.ca"] });
    expect((await people.read(people.owner, `${listing}/settings`)).settings).toMatchObject({
      ...{ mode: "verified", days: 7, deniedDomains: ["rival.ca"] },
    });
  });

  test("are read and changed only by its owner", async () => {
    const listing = await people.offer();
    const stranger = await people.enter();
    const { status } = await site.call("GET", `/v1/access/${listing}/settings`, { token: stranger.token });
    expect([status, (await people.saveSettings(stranger, listing, {})).status]).toEqual([404, 404]);
    const bad = await people.saveSettings(people.owner, listing, { allowedDomains: ["nothing"] });
    expect(bad).toMatchObject({ status: 400, body: { fields: { allowedDomains: expect.any(String) } } });
    expect((await people.saveSettings(people.owner, listing, { days: 366 })).status).toBe(400);
  });

  test("may admit every verified member, at once and for the given days", async () => {
    const listing = await offerWith({ mode: "verified", days: 7 });
    const buyer = await people.enter();
    await people.ask(buyer, listing);
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "granted", request: { state: "approved" } });
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.text).toContain("access for 7 days");
    const half = await people.enter({ phoneVerifiedAt: null });
    await people.ask(half, listing);
    expect((await people.stand(half, listing)).request.state).toBe("open");
  });

  test("leave the decision to the owner once they have revoked or declined someone", async () => {
    const listing = await offerWith({ mode: "verified" });
    const buyer = await people.enter();
    await people.ask(buyer, listing);
    const [{ grant }] = await people.list("current", listing);
    await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "You shared the figures." });
    await people.ask(buyer, listing);
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", request: { state: "open" } });
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/refuse`, { note: "" });
    await people.ask(buyer, listing);
    expect((await people.stand(buyer, listing)).request.state).toBe("open");
  });

  test("may admit a domain's people, and nobody else, who are told why, and can have the owner look at it", async () => {
    const listing = await offerWith({ allowedDomains: ["friend.example"], deniedDomains: ["rival.example"] });
    const friend = await people.enter({ email: `ana-${listing}@friend.example` });
    const rival = await people.enter({ email: `bob-${listing}@sales.rival.example` });
    await people.ask(friend, listing);
    expect((await people.ask(rival, listing)).body).toEqual({ msg: "Your request has been sent." });
    expect((await people.stand(friend, listing)).audience).toBe("granted");
    const refused = await people.stand(rival, listing);
    const automatic = { state: "refused", note: "", refusedDomain: "rival.example" };
    expect(refused).toMatchObject({ audience: "verified", request: automatic });
    const told =
      /^Your request was declined automatically: the owner does not admit addresses at rival\.example\. Nobody/mu;
    expect((await people.readMails(rival.email))[0]?.text).toMatch(told);
    expect(await people.list("waiting", listing)).toEqual([]);
    const review = (who: typeof rival) => people.put(who, `${listing}/review`);
    expect(await review(friend)).toMatchObject({ status: 409, body: { code: "access.decided" } });
    expect((await review(rival)).status).toBe(200);
    expect(await review(rival)).toMatchObject({ status: 409 });
    const [waiting] = await people.list("waiting", listing);
    expect(waiting).toMatchObject({ state: "open", refusedDomain: "rival.example" });
    const [mail] = await people.readMails(people.owner.email);
    expect(mail?.text).toMatch(/asks you to look at it yourself/u);
    await people.put(people.owner, `requests/${waiting.id}/approve`, { days: 3 });
    expect((await people.stand(rival, listing)).audience).toBe("granted");
  });

  test("leave a decline of the owner's own where they looked at an automatic one", async () => {
    const listing = await offerWith({ deniedDomains: ["rival.example"] });
    const rival = await people.enter({ email: `zoe-${listing}@rival.example` });
    await people.ask(rival, listing);
    await people.put(rival, `${listing}/review`);
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/refuse`, { note: "No." });
    const { request } = await people.stand(rival, listing);
    expect(request).toMatchObject({ state: "refused", note: "No.", refusedDomain: null });
    expect((await people.put(rival, `${listing}/review`)).status).toBe(409);
  });

  test("may admit everyone who signs, at once when they sign and for the given days", async () => {
    const listing = await offerWith({ mode: "signed", days: 7, deniedDomains: ["rival.example"] });
    await people.askForSignatures(listing);
    const buyer = await people.enter();
    expect((await people.sign(buyer, listing)).status).toBe(200);
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "granted", request: { state: "approved" } });
    const [current, ...others] = await people.list("current", listing);
    expect(others).toEqual([]);
    const seconds = Math.floor((site.clock.now().getTime() + 7 * DAY_MS) / 1000);
    expect(current).toMatchObject({ purpose: "other", grant: { state: "live", untilAt: { seconds } } });
    const rival = await people.enter({ email: `eve-${listing}@rival.example` });
    expect(await people.sign(rival, listing)).toMatchObject({ status: 403, body: { code: "agreements.refused" } });
    expect((await people.stand(rival, listing)).audience).toBe("verified");
  });

  test("admit no signer if the owner decides, and use an open request if they do not", async () => {
    const listing = await offerWith({ allowedDomains: ["friend.example"] });
    await people.askForSignatures(listing);
    const [buyer, friend] = [await people.enter(), await people.enter({ email: `ana-${listing}@friend.example` })];
    for (const signer of [buyer, friend]) await people.sign(signer, listing);
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "nda", request: null });
    expect(await people.stand(friend, listing)).toMatchObject({ audience: "granted" });
    const asker = await people.enter();
    await people.ask(asker, listing);
    await people.saveSettings(people.owner, listing, { mode: "signed" });
    await people.sign(asker, listing);
    expect(await people.stand(asker, listing)).toMatchObject({ audience: "granted", request: { purpose: "buy" } });
    expect(await people.list("waiting", listing)).toEqual([]);
  });

  test("admit no administrator, who signs only after the owner approved them personally", async () => {
    const listing = await offerWith({ mode: "signed", signsFirst: true, allowedDomains: ["friend.example"] });
    await people.askForSignatures(listing);
    // Without the second factor, the session has the role of a member.
    const administrator = await people.enter({ role: "administrator", email: `ada-${listing}@friend.example` });
    const refused = { status: 403, body: { code: "agreements.refused" } };
    const readAgreement = async ({ token }: { token: string }, of = listing) =>
      (await site.call("GET", `/v1/property/${of}/agreement`, { token })).body;
    expect(await readAgreement(administrator)).toMatchObject({ kind: "standard", needsApproval: true });
    for (const other of [people.owner, await people.enter()]) {
      expect(await readAgreement(other)).toMatchObject({ needsApproval: false });
    }
    const [own = ""] = await site.addListings([{ ownerId: administrator.uid }]);
    await site.call("POST", `/v1/property/${own}/agreement`, { ...administrator, body: { kind: "standard" } });
    expect(await readAgreement(administrator, own)).toMatchObject({ needsApproval: false });
    expect(await people.sign(administrator, listing)).toMatchObject(refused);
    expect((await people.ask(administrator, listing)).status).toBe(200);
    expect(await people.stand(administrator, listing)).toMatchObject({
      ...{ audience: "member", request: { state: "open" } },
    });
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days: 1 });
    expect(await readAgreement(administrator)).toMatchObject({ needsApproval: false });
    expect((await people.sign(administrator, listing)).status).toBe(200);
    expect((await people.stand(administrator, listing)).audience).toBe("granted");
  });

  describe("keep out someone declined after their approval expired", () => {
    let buyer: Awaited<ReturnType<typeof people.enter>>;
    let listing: string;
    const decide = async (verb: string, body: object) =>
      people.put(people.owner, `requests/${await people.findWaiting(listing)}/${verb}`, body);

    async function declineAfterExpiry(settings: object): Promise<void> {
      listing = await offerWith(settings);
      buyer = await people.enter({ phoneVerifiedAt: null });
      await people.ask(buyer, listing);
      await decide("approve", { days: 1 });
      site.clock.advance(2 * DAY_MS);
      for (const each of [buyer, people.owner]) Object.assign(each, { token: await site.signIn(each.email) });
      await people.ask(buyer, listing);
      expect((await decide("refuse", { note: "We chose another buyer." })).status).toBe(200);
      await site.db.execute(sql`UPDATE accounts SET phone_verified_at = email_verified_at WHERE id = ${buyer.uid}`);
    }

    test("who then confirms their phone and asks again", async () => {
      await declineAfterExpiry({ mode: "verified" });
      await people.ask(buyer, listing);
      expect(await people.stand(buyer, listing)).toMatchObject({
        ...{ audience: "verified", decision: "refused", request: { state: "open" } },
      });
    });

    test("whose domain is then allowed", async () => {
      await declineAfterExpiry({});
      const allowedDomains = [buyer.email.slice(buyer.email.indexOf("@") + 1)];
      expect((await people.saveSettings(people.owner, listing, { allowedDomains })).status).toBe(200);
      await people.ask(buyer, listing);
      expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", request: { state: "open" } });
    });

    test("who then wants to sign", async () => {
      await declineAfterExpiry({});
      await people.saveSettings(people.owner, listing, { mode: "signed" });
      await people.askForSignatures(listing);
      expect(await people.sign(buyer, listing)).toMatchObject({ status: 403, body: { code: "agreements.refused" } });
      expect((await people.stand(buyer, listing)).audience).toBe("verified");
    });

    test("until the owner approves a later request, which then expires like any other", async () => {
      await declineAfterExpiry({ mode: "verified" });
      await people.ask(buyer, listing);
      site.clock.advance(1000);
      await decide("approve", { days: 1 });
      expect((await people.stand(buyer, listing)).audience).toBe("granted");
      site.clock.advance(2 * DAY_MS);
      for (const each of [buyer, people.owner]) Object.assign(each, { token: await site.signIn(each.email) });
      expect((await people.stand(buyer, listing)).decision).toBe("expired");
    });
  });
});
