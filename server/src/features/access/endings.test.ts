import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "../agreements/agreements.ts";

const REASON = { reason: "We chose another buyer." };

describe("access granted by a signature alone", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let buyer: Awaited<ReturnType<typeof people.enter>>;
  let listing: string;
  let id: string;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  beforeEach(async () => {
    buyer = await people.enter({ email: `${newId()}@müller.example` });
    listing = await people.offer();
    await people.askForSignatures(listing);
    id = (await people.sign(buyer, listing)).body.id;
  });
  afterAll(() => site.close());

  const change = (verb: "end" | "restore", body: object = {}, who: { token: string } = people.owner) =>
    people.put(who, `signers/${id}/${verb}`, body);
  const end = () => change("end", REASON);
  const list = async () => (await people.read(people.owner, `signers?listing=${listing}`)).signers;
  const readAudience = async () => (await people.stand(buyer, listing)).audience;
  const listEvents = async () =>
    (
      await site.db.$client.query(
        "SELECT kind, actor, body::json AS body FROM room_events WHERE room = $1 AND kind LIKE 'access%' ORDER BY seq",
        [listing],
      )
    ).rows;

  test("can be ended by the owner from the next request on, with a reason, and is recorded as evidence", async () => {
    expect(await readAudience()).toBe("nda");
    expect(await list()).toMatchObject([{ id, listing: { id: listing }, signer: { email: buyer.email }, ended: null }]);
    expect((await change("end", { reason: " " })).body.fields).toHaveProperty("reason");
    expect((await end()).body).toEqual({ msg: "Access revoked." });
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", decision: "revoked", ...REASON });
    expect(await list()).toMatchObject([{ id, ended: REASON }]);
    const [mail] = await people.readMails(buyer.email);
    expect(mail).toMatchObject({ subject: "Your access to “Bakery with two ovens” was revoked" });
    expect(mail.text).toContain(REASON.reason);
    const { uid: accountId } = buyer;
    expect(await listEvents()).toEqual([{ kind: "access_ended", actor: people.owner.uid, body: { accountId } }]);
    expect(await listBrokenEvidence(site.db, listing)).toEqual([]);
    const { access } = (
      await site.call("POST", "/v1/auth/export", { token: buyer.token, body: { password: PASSWORD } })
    ).body;
    expect(access).toMatchObject([{ listingId: listing, state: null, ...REASON }]);
  });

  test("can be restored only by the owner: by hand, or by approving a request", async () => {
    await people.saveSettings(people.owner, listing, { mode: "verified" });
    await end();
    expect((await people.sign(buyer, listing)).body.code).toBeUndefined();
    await people.ask(buyer, listing);
    expect(await readAudience()).toBe("verified");
    expect((await change("restore")).body).toEqual({ msg: "Access restored." });
    expect(await readAudience()).toBe("nda");
    expect((await people.readMails(buyer.email))[0].subject).toBe(
      "Your access to “Bakery with two ovens” was restored",
    );
    expect((await listEvents()).map(({ kind }) => kind)).toEqual(["access_ended", "access_restored"]);
    await end();
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days: 1 });
    expect(await readAudience()).toBe("granted");
    expect(await list()).toEqual([]);
    expect((await change("restore")).status).toBe(404);
  });

  test("is restored even if the owner declined the person since, and can then be declined or ended again", async () => {
    const decline = async () => {
      await people.ask(buyer, listing);
      return people.put(people.owner, `requests/${await people.findWaiting(listing)}/refuse`, { note: "" });
    };
    await end();
    await decline();
    expect(await list()).toMatchObject([{ id, ended: REASON }]);
    expect((await change("restore")).body).toEqual({ msg: "Access restored." });
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "nda", decision: "none", reason: "" });
    expect(await list()).toMatchObject([{ id, ended: null }]);
    expect((await end()).status).toBe(200);
    expect((await change("restore")).status).toBe(200);
    const { body } = await site.call("POST", "/v1/auth/export", { token: buyer.token, body: { password: PASSWORD } });
    expect(body.access).toMatchObject([{ listingId: listing, state: "refused", untilAt: null }]);
    expect((await decline()).status).toBe(200);
    expect([(await people.stand(buyer, listing)).decision, await list()]).toEqual(["refused", []]);
  });

  test("is neither listed nor restored for someone who is an administrator by then", async () => {
    await end();
    await site.db.$client.query("UPDATE accounts SET role = 'administrator' WHERE id = $1", [buyer.uid]);
    expect([await list(), (await change("restore")).status]).toEqual([[], 404]);
  });

  test("is not restored once another agreement is required, also by an owner whose page shows the earlier one", async () => {
    await end();
    const restored = await withTransaction(site.db, async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`room ${listing}`]);
      const restoring = change("restore");
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      await client.query("DELETE FROM listing_agreements WHERE listing_id = $1", [listing]);
      await client.query("COMMIT");
      return { restoring };
    });
    expect(await restored.restoring).toMatchObject({ status: 409, body: { code: "access.decided" } });
  });

  test("is decided once: of two concurrent decisions one takes effect, and an approved person does not count as a mere signer", async () => {
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await change("restore");
    expect((await change("restore")).body.code).toBe("access.decided");
    await people.ask(buyer, listing);
    const declined = `requests/${await people.findWaiting(listing)}/refuse`;
    const refusals = await Promise.all([1, 2].map(() => people.put(people.owner, declined)));
    expect(refusals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listEvents()).filter(({ kind }) => kind === "access_ended")).toHaveLength(2);
    expect([await list(), (await end()).status]).toEqual([[], 404]);
  });

  test("is recorded as ended also if the owner declines the person while their signature is being stored", async () => {
    buyer = await people.enter();
    await people.ask(buyer, listing);
    const declined = `requests/${await people.findWaiting(listing)}/refuse`;
    const { signing, declining } = await withTransaction(site.db, async (client) => {
      const pair = `access ${listing} ${buyer.uid}`;
      await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [pair]);
      const first = people.sign(buyer, listing);
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      const second = people.put(people.owner, declined);
      await expect.poll(() => listWaiting(site.db)).toHaveLength(2);
      return { signing: first, declining: second };
    });
    expect([(await signing).status, (await declining).status]).toEqual([200, 200]);
    expect((await people.stand(buyer, listing)).decision).toBe("refused");
    expect((await listEvents()).map(({ kind }) => kind)).toEqual(["access_ended"]);
  });

  describe("ended or not, is remembered for an address whose account was deleted", () => {
    /** The buyer deletes their account and enters again with another spelling of the same address. */
    async function leaveAndReturn(): Promise<typeof buyer> {
      const left = await site.call("POST", "/v1/auth/delete-account", {
        ...{ token: buyer.token, body: { password: PASSWORD } },
      });
      expect(left.status).toBe(200);
      return people.enter({ email: buyer.email.toUpperCase().replace("MÜLLER", "XN--MLLER-KVA") });
    }

    test("the person who comes back neither signs nor is let in by a setting, until the owner approves them", async () => {
      await people.saveSettings(people.owner, listing, { mode: "verified" });
      await end();
      buyer = await leaveAndReturn();
      expect(await people.sign(buyer, listing)).toMatchObject({ status: 403, body: { code: "agreements.refused" } });
      await people.ask(buyer, listing);
      expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", request: { state: "open" } });
      await people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days: 1 });
      expect((await people.sign(buyer, listing)).status).toBe(200);
      expect(await readAudience()).toBe("granted");
    });

    const ask = async () => {
      await people.ask(buyer, listing);
      return `requests/${await people.findWaiting(listing)}`;
    };
    const expectRefused = async () => {
      expect(await people.sign(buyer, listing)).toMatchObject({ status: 403, body: { code: "agreements.refused" } });
      await people.saveSettings(people.owner, listing, { mode: "verified" });
      await people.ask(buyer, listing);
      expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", request: { state: "open" } });
    };

    test("a signer whom the owner declined is declined under the new account too", async () => {
      expect((await people.put(people.owner, `${await ask()}/refuse`, { note: "" })).status).toBe(200);
      buyer = await leaveAndReturn();
      await expectRefused();
      expect(await listBrokenEvidence(site.db, listing)).toEqual([]);
    });

    test("so is a signer of an earlier text whose approval was revoked before they signed the present one", async () => {
      await people.put(people.owner, `${await ask()}/approve`, { days: 1 });
      const own = { kind: "own", titleEn: "Ours", bodyEn: "Keep it.", isOneLanguage: true };
      await site.call("POST", `/v1/property/${listing}/agreement`, { token: people.owner.token, body: own });
      const [{ grant }] = await people.list("current", listing);
      expect((await people.put(people.owner, `grants/${grant.id}/revoke`, REASON)).status).toBe(200);
      buyer = await leaveAndReturn();
      await expectRefused();
    });

    test("whoever had access, also again, signs once more", async () => {
      await end();
      await change("restore");
      buyer = await leaveAndReturn();
      expect((await people.sign(buyer, listing)).status).toBe(200);
      expect(await readAudience()).toBe("nda");
    });

    test("anyone else signs as before", async () => {
      await end();
      buyer = await people.enter();
      expect((await people.sign(buyer, listing)).status).toBe(200);
      expect(await readAudience()).toBe("nda");
    });
  });

  test("is ended only by the owner", async () => {
    const stranger = await people.enter();
    for (const who of [stranger, buyer]) {
      expect((await change("end", REASON, who)).status).toBe(404);
      expect((await change("restore", {}, who)).status).toBe(404);
      expect((await people.read(who, "signers")).signers).toEqual([]);
    }
    for (const wrong of ["no-id", newId()]) {
      expect((await people.put(people.owner, `signers/${wrong}/end`, REASON)).status).toBe(404);
    }
    expect(await readAudience()).toBe("nda");
  });

  test("ends once a new text is required, and revoking a signer's approval is recorded as evidence too", async () => {
    await people.ask(buyer, listing);
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days: 1 });
    const [{ grant }] = await people.list("current", listing);
    await people.put(people.owner, `grants/${grant.id}/revoke`, REASON);
    expect((await listEvents()).map(({ kind }) => kind)).toEqual(["access_ended"]);
    const own = { kind: "own", titleEn: "Ours", bodyEn: "Keep it.", isOneLanguage: true };
    await site.call("POST", `/v1/property/${listing}/agreement`, { token: people.owner.token, body: own });
    expect(await list()).toEqual([]);
  });
});
