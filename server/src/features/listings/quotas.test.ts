import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DELETED_DRAFTS_MAX, DRAFTS_MAX, FILES_MAX_BYTES } from "@vestpocket/domain/listings/quotas.rules";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildForm } from "../../testing/forms.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("the limits of an account's listings", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const enter = () => site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const addDrafts = (ownerId: string, count: number) =>
    site.addListings(Array.from({ length: count }, () => ({ ownerId, status: "draft" as const })));
  const readQuota = async (token: string) => (await site.call("GET", "/v1/property/quota", { token })).body.quota;
  const post = (token: string, { headers, ...form } = buildListingForm(), more: Record<string, string> = {}) =>
    site.call("POST", "/v1/property/", { token, ...form, headers: { ...headers, ...more } });

  test("allow 50 drafts, even with concurrent requests", async () => {
    const { uid, token } = await enter();
    await addDrafts(uid, DRAFTS_MAX - 2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = await post(token);
    expect(refused).toMatchObject({ status: 409, body: { code: "listings.too_many_drafts" } });
    expect(refused.body.msg).toMatch(/^You have 50 drafts, the most an account can hold\./u);
    expect((await readQuota(token)).drafts).toBe(DRAFTS_MAX);
    const other = await enter();
    expect((await post(other.token)).status).toBe(200);
  });

  test("let a repeated posting get the first response even at the limit", async () => {
    const { uid, token } = await enter();
    await addDrafts(uid, DRAFTS_MAX - 1);
    const key = { "idempotency-key": "the-twentieth" };
    const form = buildListingForm();
    const first = await post(token, form, key);
    const again = await post(token, form, key);
    expect(again.body.msg.propertyId).toBe(first.body.msg.propertyId);
  });

  test("count the files of all listings, and one too many leaves nothing behind", async () => {
    const { uid, token } = await enter();
    const files = [
      { name: "thumbnail", content: await drawPng(), filename: "t.png" },
      { name: "documents", content: PDF, filename: "plan.pdf" },
    ];
    expect((await post(token, buildListingForm({}, files))).status).toBe(200);
    const { bytes } = await readQuota(token);
    expect(bytes).toBeGreaterThan(PDF.length);

    const [full = "", other = ""] = await site.addListings([{ ownerId: uid }, { ownerId: uid }]);
    await site.db.execute(sql`INSERT INTO listing_documents (listing_id, storage_key, name, media_type, bytes)
      VALUES (${full}, 'listings/full', 'plan.pdf', 'application/pdf', ${FILES_MAX_BYTES - bytes - PDF.length})`);
    const change = (more: string) =>
      site.call("PATCH", `/v1/property/${other}`, {
        token,
        ...buildChange({ title: "Changed" }, [{ name: "documents", content: PDF + more, filename: "plan.pdf" }]),
      });
    const refused = await change("\n");
    expect(refused).toMatchObject({ status: 409, body: { code: "listings.files_full" } });
    expect(refused.body.msg).toMatch(/^The files of your listings have reached 2 GB/u);
    expect((await readQuota(token)).bytes).toBe(FILES_MAX_BYTES - PDF.length);
    expect((await change("")).status).toBe(200);
    expect((await readQuota(token)).bytes).toBe(FILES_MAX_BYTES);
    // A change without files skips the quota check.
    const renamed = await site.call("PATCH", `/v1/property/${other}`, { token, ...buildChange({ title: "Renamed" }) });
    expect(renamed.status).toBe(200);
  });

  test("count the files of deleted drafts while they are stored, and keep the 20 deleted last", async () => {
    const { token } = await enter();
    const drafts = (method: "POST" | "DELETE", path: string, form: object = {}) =>
      site.call(method, `/v1/drafts/${path}`, { token, ...form });
    const content = { type: "", subtype: "", title: "", price: "", listingType: "", province: "", city: "" };
    const body = { content: { ...content, description: "", keywords: [], fields: {}, includes: [] }, revision: 0 };
    const plan = buildForm([{ name: "documents", content: PDF, filename: "plan.pdf" }]);
    const stored = () => readdirSync(join(site.config.dataDir, "files"), { recursive: true }).map(String);
    const ids = Array.from({ length: DELETED_DRAFTS_MAX + 1 }, () => newId());
    const [first = "", second = ""] = ids;
    for (const id of ids) {
      expect((await drafts("POST", id, { body })).status).toBe(200);
      expect((await drafts("POST", `${id}/files`, plan)).status).toBe(200);
      expect((await drafts("DELETE", id)).status).toBe(200);
      const { bytes } = await readQuota(token);
      expect(bytes).toBe(PDF.length * Math.min(ids.indexOf(id) + 1, DELETED_DRAFTS_MAX));
      site.clock.advance(1000);
    }
    expect((await drafts("POST", `${first}/restore`)).status).toBe(404);
    const storedOf = (id: string) => stored().filter((path) => path.includes(id) && path.endsWith(".pdf"));
    expect([storedOf(first).length, storedOf(second).length]).toEqual([0, 1]);
    expect((await drafts("POST", `${second}/restore`)).body.draft.files).toHaveLength(1);
    expect((await readQuota(token)).bytes).toBe(PDF.length * DELETED_DRAFTS_MAX);
  });
});
