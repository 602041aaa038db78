import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "./agreements.ts";

const REASON = { reason: "We chose another buyer." };
const OWN = { kind: "own", titleEn: "Ours", bodyEn: "Keep it.", isOneLanguage: true };
const REFUSED = { status: 403, body: { code: "agreements.refused" } };
const CHANGED = { status: 409, body: { code: "agreements.changed" } };

describe("an owner's act while a reader proves who they are to sign", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let buyer: Awaited<ReturnType<typeof people.enter>>;
  let listing: string;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  beforeEach(async () => {
    buyer = await people.enter();
    listing = await people.offer();
    await people.askForSignatures(listing);
  });
  afterAll(() => site.close());

  const expectDone = async (answer: Promise<Answer>) => expect((await answer).status).toBe(200);
  const act = (path: string, body: object = {}) => expectDone(people.put(people.owner, path, body));
  const choose = (body: object) =>
    expectDone(site.call("POST", `/v1/property/${listing}/agreement`, { token: people.owner.token, body }));
  const ask = async () => {
    await expectDone(people.ask(buyer, listing));
    return `requests/${await people.findWaiting(listing)}`;
  };
  const count = async (rows: string): Promise<number> =>
    (await site.db.$client.query(`SELECT count(*)::int AS count FROM ${rows}`, [listing])).rows[0].count;

  /** Counts what signing leaves. */
  const countTraces = async () => ({
    signatures: await count("agreement_signatures WHERE room = $1"),
    certificates: await count("agreement_certificates WHERE room = $1"),
    events: await count("room_events WHERE room = $1 AND kind IN ('agreement_signed', 'certificate_issued')"),
    grants: await count("access_grants WHERE listing_id = $1 AND revoked_at IS NULL AND until_at > from_at"),
    mails: (await Promise.all([buyer, people.owner].map(({ email }) => people.readMails(email))))
      .flat()
      .filter(({ subject }) => /signed the NDA|given access/u.test(subject)).length,
  });

  /** Signs; the check of the password waits until `meanwhile` is done. */
  async function signDuring(meanwhile: () => Promise<unknown>): Promise<Answer> {
    const { signing } = await withTransaction(site.db, async (client) => {
      const attempt = "INSERT INTO throttles (key, points, expire) VALUES ($1, 1, 0)";
      await client.query(attempt, [`password-check:${buyer.uid}`]);
      const waiting = people.sign(buyer, listing);
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      await meanwhile();
      return { signing: waiting };
    });
    return signing;
  }

  async function expectNothingSigned(meanwhile: () => Promise<unknown>, refusal: object): Promise<void> {
    const before = await countTraces();
    expect(await signDuring(meanwhile)).toMatchObject(refusal);
    const after = await countTraces();
    expect({ ...after, grants: 0 }).toEqual({ ...before, grants: 0 });
    expect(after.grants).toBeLessThanOrEqual(before.grants);
    expect(await listBrokenEvidence(site.db, listing)).toEqual([]);
  }

  test("does not keep a reader from signing if it has nothing to do with them", async () => {
    const signed = await signDuring(() => expectDone(people.saveSettings(people.owner, listing, { mode: "signed" })));
    expect(signed.status).toBe(200);
    expect((await people.stand(buyer, listing)).audience).toBe("granted");
  });

  test("that declines them keeps anything from being signed", async () => {
    const request = await ask();
    await expectNothingSigned(() => act(`${request}/refuse`), REFUSED);
    expect(await people.stand(buyer, listing)).toMatchObject({ audience: "verified", decision: "refused" });
  });

  test("that declines them counts on a listing that lets in everyone who signs, too", async () => {
    await people.saveSettings(people.owner, listing, { mode: "signed" });
    const request = await ask();
    await expectNothingSigned(() => act(`${request}/refuse`), REFUSED);
  });

  test("that revokes their access keeps anything from being signed", async () => {
    await act(`${await ask()}/approve`, { days: 1 });
    const [{ grant }] = await people.list("current", listing);
    await expectNothingSigned(() => act(`grants/${grant.id}/revoke`, REASON), REFUSED);
  });

  test("that ends what their earlier signature opened keeps anything from being signed", async () => {
    const { id } = (await people.sign(buyer, listing)).body;
    await choose(OWN);
    const end = async () => {
      await choose({ kind: "standard" });
      await act(`signers/${id}/end`, REASON);
      await choose(OWN);
    };
    await expectNothingSigned(end, REFUSED);
  });

  test("that denies their domain keeps anything from being signed", async () => {
    const deniedDomains = [buyer.email.slice(buyer.email.indexOf("@") + 1)];
    await expectNothingSigned(
      () => expectDone(people.saveSettings(people.owner, listing, { mode: "signed", deniedDomains })),
      REFUSED,
    );
  });

  test("that changes or removes the agreement keeps anything from being signed", async () => {
    await expectNothingSigned(() => choose(OWN), CHANGED);
    await expectNothingSigned(() => choose({ kind: "none" }), CHANGED);
  });
});
