import { REQUESTS_PER_LISTING } from "@vestpocket/domain/access/access.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

describe("asking for access", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let buyer: Awaited<ReturnType<typeof people.enter>>;
  let listing: string;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  beforeEach(async () => {
    buyer = await people.enter({ firstName: "Luc", lastName: "Gagnon" });
    listing = await people.offer();
  });
  afterAll(() => site.close());

  test("shows the owner what the reader saw before, and notifies them by email", async () => {
    const { shown, audience, request } = await people.stand(buyer, listing);
    expect([audience, request]).toEqual(["verified", null]);
    expect(shown).toEqual({
      ...{ name: "Luc Gagnon", email: buyer.email, brokerageName: null },
      ...{ isPhoneConfirmed: true, isLicenceChecked: false },
    });
    expect((await people.ask(buyer, listing)).body).toEqual({ msg: "Your request has been sent." });
    const [received] = await people.list("waiting", listing);
    expect(received).toMatchObject({
      ...{ asker: shown, state: "open", purpose: "buy", capacity: "company", company: "Gagnon inc." },
      ...{ message: "We run two bakeries.", listing: { id: listing, name: "Bakery with two ovens" }, grant: null },
    });
    expect((await people.stand(buyer, listing)).request).toMatchObject({ id: received.id, asker: null, state: "open" });
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.subject).toBe("Luc Gagnon requested access to “Bakery with two ovens”");
    expect(mail.text).toContain("We run two bakeries.");
  });

  test("of two concurrent requests, one is open", async () => {
    const answers = await Promise.all([people.ask(buyer, listing), people.ask(buyer, listing)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await people.list("waiting", listing)).toHaveLength(1);
    expect((await people.ask(buyer, listing)).body.code).toBe("access.already_asked");
  });

  test("a request can be withdrawn once, and made again", async () => {
    await people.ask(buyer, listing);
    expect((await people.put(buyer, `${listing}/withdraw`)).status).toBe(200);
    expect((await people.put(buyer, `${listing}/withdraw`)).body.code).toBe("access.not_found");
    expect(await people.list("waiting", listing)).toEqual([]);
    expect((await people.ask(buyer, listing)).status).toBe(200);
    expect((await people.read(buyer, "requests/mine")).requests.map(({ state }: { state: string }) => state)).toEqual([
      "open",
      "withdrawn",
    ]);
  });

  test("a concurrent revocation takes precedence over what the listing decides automatically", async () => {
    await people.saveSettings(people.owner, listing, { mode: "verified", days: 1 });
    await people.ask(buyer, listing);
    site.clock.advance(2 * DAY_MS);
    for (const each of [buyer, people.owner]) Object.assign(each, { token: await site.signIn(each.email) });
    await withTransaction(site.db, async (revoking) => {
      await revoking.query("UPDATE access_grants SET revoked_at = until_at WHERE account_id = $1", [buyer.uid]);
      const asking = people.ask(buyer, listing);
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      await revoking.query("COMMIT");
      expect((await asking).status).toBe(200);
    });
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", request: { state: "open" } });
  });

  test("is refused to the owner, to an unconfirmed email and for a hidden listing", async () => {
    expect((await people.ask(people.owner, listing)).body.code).toBe("access.own_listing");
    const unconfirmed = await people.enter({ emailVerifiedAt: null });
    expect(await people.ask(unconfirmed, listing)).toMatchObject({
      status: 403,
      body: { code: "access.email_needed" },
    });
    const [draft = ""] = await site.addListings([{ ownerId: people.owner.uid, status: "draft" }]);
    for (const id of [draft, "no-id"]) {
      const { status, body } = await people.ask(buyer, id);
      expect({ status, code: body.code }).toEqual({ status: 404, code: "listings.not_found" });
      expect((await site.call("GET", `/v1/access/${id}`, { token: buyer.token })).status).toBe(404);
    }
  });

  test("names the invalid fields", async () => {
    const { status, body } = await people.ask(buyer, listing, { company: " ", message: "x".repeat(2_001) });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ["company", "message"] });
  });

  test("a person may make only so many requests about one listing", async () => {
    for (let turn = 0; turn < REQUESTS_PER_LISTING; turn += 1) {
      await people.ask(buyer, listing);
      await people.put(buyer, `${listing}/withdraw`);
    }
    expect(await people.ask(buyer, listing)).toMatchObject({ status: 429, body: { code: "request.too_many" } });
    expect((await people.ask(buyer, await people.offer())).status).toBe(200);
  });

  test("requests are in the data export and are deleted with the account", async () => {
    await people.ask(buyer, listing);
    const change = (call: string) =>
      site.call("POST", `/v1/auth/${call}`, { token: buyer.token, body: { password: PASSWORD } });
    expect((await change("export")).body.access).toMatchObject([{ listingId: listing, company: "Gagnon inc." }]);
    expect((await change("delete-account")).status).toBe(200);
    const { rows } = await site.db.execute(sql`SELECT 1 FROM access_requests WHERE listing_id = ${listing}`);
    expect(rows).toEqual([]);
  });
});
