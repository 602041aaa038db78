import { HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { createAccessJourneys } from "../../testing/access.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { replaceDocument } from "../listings/listing-files.queries.ts";
import { saveSecrets } from "../listings/secrets.queries.ts";
import { createRevealBuffer } from "./reveals.jobs.ts";

const REASON = "A reader says that the address is another.";

describe("the log of who read restricted values", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  let buyer: Awaited<ReturnType<typeof people.enter>>;
  let administrator: { uid: string; email: string; token: string };
  let listing: string;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
    administrator = await site.signInAsAdministrator();
  });
  beforeEach(async () => {
    buyer = await people.enter({ firstName: "Luc", lastName: "Gagnon" });
    listing = await offer();
  });
  afterAll(() => site.close());

  async function offer(): Promise<string> {
    const levels = { zoning: "verified" } as const;
    const [id = ""] = await site.addListings([{ ownerId: people.owner.uid, levels }]);
    const fields = { zoning: "C-2", streetAddress: "12 King St" };
    await saveSecrets(site.db, { listingId: id, secrets: { fields, terms: null } });
    return id;
  }
  const open = async (who: { token: string }) =>
    (await site.call("GET", `/v1/property/getProperty/${listing}`, { token: who.token })).body.property;
  const log = async (query = `listing=${listing}`, who: { token: string } = people.owner) =>
    (await people.read(who, `reveals?${query}`)).reveals;
  const inspect = (body: object, who: { token: string } = administrator) =>
    site.call("POST", `/v1/admin/listings/${listing}/inspect`, { token: who.token, body });

  test("tells the owner who read what, in which role and when, once per hour", async () => {
    expect((await open(buyer)).revealed).toEqual(["zoning"]);
    await open(buyer);
    const [first, ...others] = await log();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ reader: { name: "Luc Gagnon", brokerageName: null }, as: "verified", place: "page", keys: ["zoning"] },
      ...{ reason: "", listing: { id: listing }, at: { seconds: Math.floor(site.clock.now().getTime() / 1000) } },
    });
    expect(JSON.stringify(first)).not.toContain("C-2");
    const ids = { token: buyer.token, body: { ids: [listing] } };
    expect((await site.call("POST", "/v1/property/compare", ids)).status).toBe(200);
    site.clock.advance(HOUR_MS);
    for (const each of [buyer, people.owner]) Object.assign(each, { token: await site.signIn(each.email) });
    administrator = await site.signInAsAdministrator();
    await open(buyer);
    expect((await log()).map(({ place }: { place: string }) => place)).toEqual(["page", "comparison", "page"]);
  });

  test("does not cover members, the owner, and listings without restricted values", async () => {
    await open(await people.enter({ phoneVerifiedAt: null }));
    await open(people.owner);
    listing = await people.offer();
    await open(buyer);
    expect(await log("")).not.toContainEqual(
      expect.objectContaining({ reader: expect.anything(), listing: { id: listing } }),
    );
    expect(await log()).toEqual([]);
  });

  test("is only for the owner, paged, and exported as CSV, which is recorded", async () => {
    await open(buyer);
    await open(await people.enter({ firstName: "=SUM(A1)", lastName: "Roy" }));
    expect(await log("", buyer)).toEqual([]);
    expect((await people.read(people.owner, `reveals?listing=${listing}&limit=1&page=2`)).reveals).toHaveLength(1);
    const path = `/v1/access/reveals/export?listing=${listing}`;
    const { text, headers } = await site.call("GET", path, { token: people.owner.token });
    expect(headers["content-type"]).toContain("text/csv");
    expect(text).toContain("Luc Gagnon,Verified member,Zoning,Listing page");
    expect(text).toContain("'=SUM(A1) Roy");
    expect((await site.call("GET", path, { token: buyer.token })).text).not.toContain("Gagnon");
    const { rows } = await site.db.$client.query("SELECT details FROM audit_entries WHERE action = 'access.export'");
    expect(rows[0]).toEqual({ details: { rows: 2 } });
  });

  test("has a link to a document that members cannot read, and not the owner's", async () => {
    const about = { listingId: listing, storageKey: "a", name: "plan.pdf", mediaType: "application/pdf" };
    await replaceDocument(site.db, { ...about, bytes: 1 });
    await site.db.$client.query(`UPDATE listings SET levels = '{"document": "verified"}' WHERE id = $1`, [listing]);
    const link = ({ token }: { token: string }) => site.call("GET", `/v1/property/${listing}/document`, { token });
    expect((await link(people.owner)).status).toBe(200);
    expect((await link(await people.enter({ phoneVerifiedAt: null }))).status).toBe(404);
    expect(await log()).toEqual([]);
    expect((await link(buyer)).status).toBe(200);
    expect(await log()).toMatchObject([{ as: "verified", place: "page", keys: ["document"] }]);
  });

  test("has who was told who posted the listing: in a list, in a conversation and by a reply", async () => {
    const inquire = async () => {
      await site.db.$client.query(`UPDATE listings SET levels = '{"poster": "verified"}' WHERE id = $1`, [listing]);
      const listingLink = `${site.config.publicUrl}/property/${listing}`;
      const form = { senderEmail: buyer.email, senderName: "Luc Gagnon", listingLink };
      const sent = await site.call("POST", "/v1/mail/sendInquiryMail", { token: buyer.token, body: form });
      expect(await log()).toEqual([]);
      return `/v1/inquiries/${sent.body.inquiryId}`;
    };
    const steps: ((path: string) => Promise<Answer>)[] = [
      () => site.call("GET", "/v1/inquiries?box=sent", { token: buyer.token }),
      (path) => site.call("GET", path, { token: buyer.token }),
      (path) => site.call("POST", `${path}/reply`, { token: people.owner.token, body: { message: "Yes." } }),
    ];
    for (const step of steps) {
      listing = await offer();
      const path = await inquire();
      // The owner reads their own name.
      expect((await site.call("GET", path, { token: people.owner.token })).status).toBe(200);
      expect(await log()).toEqual([]);
      expect((await step(path)).status).toBe(200);
      expect(await log()).toMatchObject([{ as: "verified", keys: ["poster"], reader: { name: "Luc Gagnon" } }]);
      buyer = await people.enter({ firstName: "Luc", lastName: "Gagnon" });
    }
  });

  test("has who was told it by the certificate of their signature", async () => {
    await site.db.$client.query(`UPDATE listings SET levels = '{"poster": "nda"}' WHERE id = $1`, [listing]);
    await people.askForSignatures(listing);
    const { id } = (await people.sign(buyer, listing)).body;
    expect(id).toBeDefined();
    expect(await log()).toMatchObject([{ as: "nda", keys: ["poster"] }]);
  });

  test("is in the reader's own data export", async () => {
    await open(buyer);
    const { body } = await site.call("POST", "/v1/auth/export", { token: buyer.token, body: { password: PASSWORD } });
    expect(body.reveals).toMatchObject([{ listingId: listing, readAs: "verified", keys: ["zoning"], place: "page" }]);
  });

  test("is written even if the database was down for a moment", async () => {
    let isAway = true;
    const query = (...given: [string]) =>
      isAway ? Promise.reject(new Error("away")) : site.db.$client.query(...given);
    const db = { $client: { query } } as unknown as Database;
    const buffer = createRevealBuffer({ db, clock: site.clock, log: pino({ level: "silent" }) });
    const read = { as: "granted", place: "room", keys: ["streetAddress"], reason: "" } as const;
    buffer.note({ accountId: buyer.uid, listingId: listing, ...read });
    await buffer.flush();
    expect(await log()).toEqual([]);
    isAway = false;
    await buffer.close();
    expect(await log()).toMatchObject([{ as: "granted", place: "room", keys: ["streetAddress"] }]);
  });

  test("shows that an administrator reads as a member until they state a reason, of which the owner is told", async () => {
    expect((await open(administrator)).confidential).toEqual({});
    expect((await inspect({ ground: "reason", reason: REASON })).status).toBe(200);
    expect((await open(administrator)).confidential).toEqual({ streetAddress: "12 King St" });
    const ids = { token: administrator.token, body: { ids: [listing] } };
    const { body } = await site.call("POST", "/v1/property/compare", ids);
    expect(body.compared[0].property.confidential).toEqual({});
    expect(await log()).toMatchObject([
      { reader: null, as: "administrator", reason: REASON, keys: ["zoning", "streetAddress"] },
    ]);
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.subject).toContain("An administrator opened the confidential details of");
    expect(mail.text).toContain(REASON);
    expect(mail.text).not.toContain("King St");
    const { rows } = await site.db.$client.query(
      "SELECT details FROM audit_entries WHERE action = 'access.inspected' AND subject_id = $1",
      [listing],
    );
    expect(rows).toEqual([{ details: { ground: "reason", reason: REASON, minutes: 30 } }]);
    site.clock.advance(30 * MINUTE_MS);
    Object.assign(people.owner, { token: await site.signIn(people.owner.email) });
    administrator = { ...administrator, token: await site.signIn(administrator.email) };
    expect((await open(administrator)).confidential).toEqual({});
  });

  test("requires administrators to give a reason or have an open report about this listing", async () => {
    for (const reason of ["", "Too short", "x".repeat(501)]) {
      expect((await inspect({ ground: "reason", reason })).body.fields).toHaveProperty("reason");
    }
    expect((await inspect({ ground: "report" })).body.code).toBe("access.not_reported");
    const report = { reason: "other", note: "Another address." };
    const sent = await site.call("POST", `/v1/property/${listing}/report`, { token: buyer.token, body: report });
    expect(sent.status).toBe(200);
    expect((await inspect({ ground: "report" })).status).toBe(200);
    expect((await open(administrator)).confidential).toEqual({ streetAddress: "12 King St" });
    expect(await log()).toMatchObject([{ reader: null, as: "administrator", reason: "" }]);
    expect((await people.readMails(people.owner.email))[0].text).toContain("Reason: someone reported this listing.");
  });

  test("only administrators may inspect, and only this listing", async () => {
    expect((await inspect({ ground: "reason", reason: REASON }, buyer)).status).toBe(403);
    await inspect({ ground: "reason", reason: REASON });
    listing = await offer();
    expect((await open(administrator)).confidential).toEqual({});
    listing = newId();
    expect((await inspect({ ground: "reason", reason: REASON })).status).toBe(404);
  });
});
