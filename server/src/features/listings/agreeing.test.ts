import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccessJourneys } from "../../testing/access.ts";
import { buildChange, buildListingForm } from "../../testing/listing-forms.ts";
import { pay } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const FIELDS = { netOperatingIncome: 187_654, zoning: "CR" };
const FORM = {
  ...{ type: "Investment Properties", subtype: "Multi-Family" },
  fields: JSON.stringify(FIELDS),
  levels: JSON.stringify({ netOperatingIncome: "nda" }),
};
/** Each keeps something for signers, or has a level for signers with nothing to keep. */
const KEPT = { price: "nda", poster: "nda", netOperatingIncome: "nda" };

describe("a listing with values for signers", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
    people = await createAccessJourneys(site);
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  });
  afterAll(() => site.close());

  async function post(overrides: Parameters<typeof buildListingForm>[0] = {}): Promise<string> {
    const form = buildListingForm({ ...FORM, ...overrides });
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...form });
    expect(answer.text).toContain("propertyId");
    return answer.body.msg.propertyId;
  }
  const emailOf = async (uid: string) =>
    (await site.db.execute<{ email: string }>(sql`SELECT email FROM accounts WHERE id = ${uid}`)).rows[0]?.email ?? "";
  async function publish(id: string): Promise<void> {
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${soon}::timestamptz WHERE id = ${id}`);
  }
  const change = (id: string, values: Record<string, string>) =>
    site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange(values) });
  const read = async (id: string, { token }: { token: string } = owner) =>
    (await site.call("GET", `/v1/property/getProperty/${id}`, { token })).body.property;
  const choose = (id: string, kind: "none" | "standard") =>
    site.call("POST", `/v1/property/${id}/agreement`, { token: owner.token, body: { kind } });
  const kindOf = async (id: string) =>
    (await site.call("GET", `/v1/property/${id}/agreement`, { token: owner.token })).body.kind;
  const needsOf = async (id: string, reader: { token: string }) => (await read(id, reader)).withheld[0]?.needs;

  test("asks for the standard agreement, and lets in nobody before its owner approves, unless the owner says otherwise", async () => {
    const id = await post();
    await publish(id);
    expect((await read(id)).choices.wayIn).toBe("approval");
    const reader = await people.enter();
    expect(await needsOf(id, reader)).toBe("granted");
    expect((await people.sign(reader, id)).status).toBe(403);
    expect((await site.call("GET", `/v1/property/${id}/agreement`, { token: reader.token })).body).toMatchObject({
      kind: "standard",
      needsApproval: true,
    });
    expect((await people.ask(reader, id)).status).toBe(200);
    const [request] = (await site.call("GET", `/v1/access/requests?listing=${id}`, { token: owner.token })).body
      .requests;
    await people.put(owner, `requests/${request.id}/approve`, { days: 30 });
    expect((await read(id, reader)).features).not.toHaveProperty("netOperatingIncome");
    expect((await people.sign(reader, id)).status).toBe(200);
    expect((await read(id, reader)).features).toMatchObject(FIELDS);
  });

  test("opens to anyone who signs if its owner chose that, also later", async () => {
    const id = await post({ wayIn: "signing" });
    await publish(id);
    const reader = await people.enter();
    expect(await needsOf(id, reader)).toBe("nda");
    expect((await change(id, { wayIn: "approval" })).status).toBe(200);
    expect((await people.sign(reader, id)).status).toBe(403);
    expect((await change(id, { wayIn: "signing" })).status).toBe(200);
    expect((await people.sign(reader, id)).status).toBe(200);
    expect((await read(id, reader)).features).toMatchObject(FIELDS);
    expect((await change(id, { wayIn: "anyone" })).body.fields).toHaveProperty("wayIn");
  });

  test.each([
    ["a figure", {}],
    ["the price", { levels: JSON.stringify({ price: "nda" }) }],
    ["who posted it", { levels: JSON.stringify({ poster: "nda" }) }],
    ["a confidential text", { levels: '{"streetAddress":"nda"}', confidential: '{"streetAddress":"1 Mill Lane"}' }],
  ])("asks for an agreement if it keeps %s for signers", async (_what, overrides) => {
    expect(await kindOf(await post(overrides))).toBe("standard");
  });

  test("records for whom an agent acts, without naming them to signers; an owner acts for nobody", async () => {
    const confidential = JSON.stringify({ sellerName: "Thistledown Hospitality Ltd." });
    const partiesOf = async (id: string) =>
      (await site.call("GET", `/v1/property/${id}/agreement`, { token: owner.token })).body.parties;
    const byAgent = await post({ postedAs: "agent", confidential });
    expect(await partiesOf(byAgent)).toEqual({ principal: "Thistledown Hospitality Ltd.", namesPrincipal: false });
    const byOwner = await post({ postedAs: "owner", confidential });
    expect(await partiesOf(byOwner)).toEqual({ principal: "", namesPrincipal: false });
    // What the owner says on the listing's page stays.
    const body = { kind: "standard", principal: "1234567 Alberta Ltd.", namesPrincipal: true };
    expect((await site.call("POST", `/v1/property/${byAgent}/agreement`, { token: owner.token, body })).status).toBe(
      200,
    );
    expect((await change(byAgent, { title: "Another title" })).status).toBe(200);
    expect(await partiesOf(byAgent)).toMatchObject({ principal: "1234567 Alberta Ltd." });
  });

  test("asks for none if nothing that its owner entered is for signers", async () => {
    expect(await kindOf(await post({ levels: '{"capRate":"nda","document":"nda","streetAddress":"nda"}' }))).toBe(
      "none",
    );
    expect(await kindOf(await post({ levels: "{}" }))).toBe("none");
  });

  test("gets an agreement when a change keeps a value for signers, and keeps it as long as one is", async () => {
    const id = await post({ levels: "{}" });
    await publish(id);
    await change(id, { changes: JSON.stringify({ levels: { netOperatingIncome: "nda" } }) });
    expect(await kindOf(id)).toBe("standard");
    expect(await choose(id, "none")).toMatchObject({ status: 409, body: { code: "agreements.needed" } });
    await change(id, { changes: JSON.stringify({ levels: { netOperatingIncome: null } }) });
    expect((await choose(id, "none")).status).toBe(200);
    expect(await kindOf(id)).toBe("none");
  });

  test("keeps the way in that its owner chose when the other settings are saved, unless these let people sign first", async () => {
    const id = await post();
    const wayIn = async () => (await read(id)).choices.wayIn;
    await people.saveSettings(owner, id, { mode: "verified" });
    expect(await wayIn()).toBe("approval");
    await people.saveSettings(owner, id, { mode: "signed" });
    expect(await wayIn()).toBe("signing");
    await change(id, { wayIn: "approval" });
    expect(await wayIn()).toBe("approval");
    await people.saveSettings(owner, id, { signsFirst: true });
    expect(await wayIn()).toBe("signing");
  });

  test("never becomes active without an agreement: not when it is paid, resumed or restored, nor with its owner", async () => {
    const { token: admin } = await site.signInAsAdministrator();
    const { uid } = owner;
    const forget = (id: string) => site.db.execute(sql`DELETE FROM listing_agreements WHERE listing_id = ${id}`);
    const ways = {
      resumed: async (id: string) => {
        await site.call("POST", `/v1/property/${id}/pause`, { token: owner.token });
        await forget(id);
        await site.call("POST", `/v1/property/${id}/resume`, { token: owner.token });
      },
      restored: async (id: string) => {
        await site.call("POST", `/v1/admin/listings/${id}/remove`, { token: admin, body: { reason: "Spam" } });
        await forget(id);
        await site.call("POST", `/v1/admin/listings/${id}/restore`, { token: admin });
      },
      "with its owner": async (id: string) => {
        await site.call("POST", "/v1/admin/users/disable", { token: admin, body: { ids: [uid], reason: "Fraud." } });
        await forget(id);
        await site.call("POST", `/v1/admin/users/${uid}/enable`, { token: admin });
        owner = { uid, token: await site.signIn(await emailOf(uid)) };
      },
      paid: async (id: string) => {
        await site.db.execute(sql`UPDATE listings SET status = 'draft', plan = NULL, published_at = NULL,
          expires_at = NULL WHERE id = ${id}`);
        await forget(id);
        await pay(site, { token: owner.token, listingId: id });
      },
    };
    for (const [way, go] of Object.entries(ways)) {
      const id = await post({ levels: JSON.stringify(KEPT) });
      await publish(id);
      await go(id);
      expect([way, (await read(id)).status, await kindOf(id)]).toEqual([way, "active", "standard"]);
    }
  });
});
