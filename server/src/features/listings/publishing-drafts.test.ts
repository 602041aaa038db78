import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import { NO_VALUES, toContent } from "@vestpocket/domain/listings/posting-values.rules";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildForm, type Part } from "../../testing/forms.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

const CONTENT: DraftContent = {
  ...toContent(NO_VALUES),
  ...{ type: "Commercial", subtype: "Retail", listingType: "sale", province: "Ontario", city: "Toronto" },
  ...{ title: "Brick storefront", description: "Two storeys.", price: "450000", keywords: ["corner"] },
  fields: { zoning: "CR", lotSize: "4200" },
  includes: ["Signage"],
  levels: { lotSize: "granted" },
  confidential: { streetAddress: "12 Quiet Lane" },
  declaration: { as: "owner", at: "2026-11-03T19:05:00Z" },
};

let site: TestApp;
let png: Buffer;
beforeAll(async () => {
  site = await buildTestApp({ CLOSED_PROVINCES: "MB=posting" });
  png = await drawPng();
});
afterAll(() => site.close());

const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? ""}`.trim();
const picture = (name: string, filename = `${name}.png`): Part => ({ name, filename, content: png });
const tokenOf = (url: string) => url.split("?")[0]?.split("/").at(-1);

async function enter({ hasPhone = true } = {}) {
  const { token, uid } = await site.signInAs(hasPhone ? { phoneVerifiedAt: site.clock.now() } : {});
  const call = (method: "GET" | "POST" | "DELETE" | "PATCH", path: string, body?: object, headers = {}) =>
    site.call(method, path, { token, headers, ...(body && { body }) });
  return {
    uid,
    token,
    call,
    save: async (id: string, revision: number, content: Partial<DraftContent> = {}) =>
      call("POST", `/v1/drafts/${id}`, { content: { ...CONTENT, ...content }, revision }),
    addFiles: (id: string, files: readonly Part[]) =>
      site.call("POST", `/v1/drafts/${id}/files`, { token, ...buildForm(files) }),
    publish: (id: string, body: object = { revision: 1 }, key?: string) =>
      call("POST", `/v1/drafts/${id}/publish`, body, key === undefined ? {} : { "idempotency-key": key }),
    read: async (id: string) => (await call("GET", `/v1/property/getProperty/${id}`)).body.property,
    change: (id: string, values: Record<string, string | string[]>, files: readonly Part[] = []) =>
      site.call("PATCH", `/v1/property/${id}`, { token, ...buildChange(values, files) }),
    /** A draft of a whole listing. */
    async begin(content: Partial<DraftContent> = {}) {
      const id = newId();
      expect((await this.save(id, 0, content)).status).toBe(200);
      return id;
    },
    /** A listing with pictures and a document, posted by the specified call. */
    async post(overrides = {}) {
      const files = [
        picture("thumbnail"),
        picture("images"),
        picture("images"),
        { ...picture("documents", "plan.pdf"), content: PDF },
      ];
      const form = buildListingForm({ fields: '{"zoning":"CR","lotSize":4200}', ...overrides }, files);
      return (await site.call("POST", "/v1/property/", { token, ...form })).body.msg.propertyId as string;
    },
    edit: async (listing: string) => call("POST", `/v1/property/${listing}/draft`),
  };
}

describe("publishing the draft of a new listing", () => {
  test("posts the same listing as the specified call with the same form", async () => {
    const me = await enter();
    const draft = await me.begin();
    const posted = await me.publish(draft);
    expect(posted.status).toBe(200);
    expect(posted.body.msg.discountToken).toBeNull();
    const { title, description, type, subtype, listingType, province, city, keywords } = CONTENT;
    const form = buildListingForm({
      ...{
        title,
        description,
        type,
        subtype,
        listingType,
        province,
        city,
        keywords,
        postedAs: "owner",
        price: undefined,
      },
      sale: '{"kind":"amount","amountCents":45000000}',
      fields: '{"zoning":"CR","lotSize":4200,"includes":["Signage"]}',
      levels: '{"lotSize":"granted"}',
      confidential: '{"streetAddress":"12 Quiet Lane"}',
    });
    const sent = await site.call("POST", "/v1/property/", { token: me.token, ...form });
    const stored = async (id: string) => {
      const row = await site.db.execute(sql`SELECT l.*, s.fields, s.terms FROM listings l LEFT JOIN listing_secrets s
        ON s.listing_id = l.id WHERE l.id = ${id}`);
      const { id: _id, created_at: _at, updated_at: _then, rotation: _place, ...rest } = row.rows[0] ?? {};
      return rest;
    };
    expect(await stored(posted.body.msg.propertyId)).toEqual(await stored(sent.body.msg.propertyId));
    expect(codeOf(await me.call("GET", `/v1/drafts/${draft}`))).toBe("404 drafts.not_found");
  });

  test("takes its files over as they are, for the audiences that they have in the draft", async () => {
    const me = await enter();
    const draft = await me.begin();
    await me.addFiles(draft, [
      picture("thumbnail"),
      picture("images"),
      picture("images"),
      { ...picture("documents", "plan.pdf"), content: PDF },
    ]);
    const { files } = (await me.call("GET", `/v1/drafts/${draft}`)).body.draft;
    const photos = files
      .filter(({ field }: { field: string }) => field === "images")
      .map(({ id }: { id: string }) => id);
    const levels = { [photos[0]]: "granted" };
    const order = { content: CONTENT, revision: 1, photos: photos.toReversed(), pictureLevels: levels };
    expect((await me.call("POST", `/v1/drafts/${draft}`, order)).body).toEqual({ revision: 2 });
    const answer = await me.publish(draft, { revision: 2, files: files.map(({ id }: { id: string }) => id) });
    const property = await me.read(answer.body.msg.propertyId);
    expect(property.imageUrls.map(tokenOf)).toEqual(photos.toReversed());
    expect(property.choices.pictures).toEqual({ thumbnail: "member", photos: ["member", "granted"] });
    expect(property.document).toMatchObject({ name: "plan.pdf" });
  });

  test("names both revisions if another device saved something else, and takes only the files that its caller knows", async () => {
    const me = await enter();
    const draft = await me.begin();
    await me.save(draft, 1, { title: "From the phone" });
    const outdated = await me.publish(draft, { revision: 1 });
    expect(codeOf(outdated)).toBe("409 drafts.changed");
    expect(outdated.body.fields.revision).toBe("The latest revision is 2, and 1 was to be published.");
    expect(codeOf(await me.publish(draft, { revision: 3 }))).toBe("409 drafts.changed");
    expect(codeOf(await me.publish(draft, { revision: 2, files: ["gone"] }))).toBe("409 drafts.changed");
    await me.addFiles(draft, [picture("images")]);
    expect(codeOf(await me.publish(draft, { revision: 2, files: [] }))).toBe("409 drafts.changed");
    expect((await me.call("GET", `/v1/drafts/${draft}`)).body.draft).toMatchObject({ revision: 2 });
    expect((await me.publish(draft, { revision: 2 })).status).toBe(200);
  });

  test("creates one listing, however often and from wherever it is called", async () => {
    const me = await enter();
    const draft = await me.begin();
    const key = newId();
    const send = () => me.publish(draft, { revision: 1 }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.msg.propertyId}`)).size).toBe(1);
    expect(codeOf(await me.publish(draft, { revision: 2 }, key))).toBe("422 request.key_reused");
    const other = await me.begin();
    const devices = await Promise.all([me.publish(other), me.publish(other), me.publish(other)]);
    expect(devices.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  test.each<[string, Partial<DraftContent>, string]>([
    ["nothing entered", toContent(NO_VALUES), "type"],
    ["no title", { title: " " }, "title"],
    ["no declaration", { declaration: undefined }, "isAuthorized"],
    ["an unknown type", { type: "Castle" }, "type"],
    ["a subtype of another type", { subtype: "Warehousing" }, "subtype"],
    ["an unknown listing type", { listingType: "gift" }, "listingType"],
    ["a city elsewhere", { city: "Halifax" }, "city"],
    ["a closed province", { province: "Manitoba", city: "Winnipeg" }, "province"],
    ["a price in words", { price: "a lot" }, "sale.amountCents"],
    ["terms that no form has", { terms: { saleKind: "auction" } }, "sale.kind"],
    ["a number that is none", { fields: { lotSize: "4e9999" } }, "fields.lotSize"],
    ["a level that does not exist", { levels: { crown: "nda" } }, "levels.crown"],
    ["a level below its floor", { levels: { streetAddress: "public" } }, "levels.streetAddress"],
    ["an unknown confidential text", { confidential: { password: "x" } }, "confidential.password"],
    ["a range of what is no amount", { banded: ["zoning"] }, "banded"],
    ["a member of every object", { fields: { constructor: "1", hasOwnProperty: "2" }, title: "" }, "title"],
  ])("is refused with %s, and leaves the draft as it is", async (_, content, field) => {
    const me = await enter();
    const draft = await me.begin(content);
    const answer = await me.publish(draft);
    expect({ code: codeOf(answer), fields: Object.keys(answer.body.fields ?? {}) }).toEqual({
      code: "400 request.invalid",
      fields: expect.arrayContaining([field]),
    });
    expect((await me.call("GET", `/v1/drafts/${draft}`)).body.draft).toMatchObject({
      revision: 1,
      content: JSON.parse(JSON.stringify(content)),
    });
  });

  test.each([
    [{}],
    [{ revision: 0 }],
    [{ revision: "1" }],
    [{ revision: 1, title: "x" }],
    [{ revision: 1, files: "all" }],
    [null],
  ])("is refused with the body %j", async (body) => {
    const me = await enter();
    const draft = await me.begin();
    expect((await me.publish(draft, body as object)).status).toBe(400);
  });

  test("is for its owner, with a confirmed phone, and within the limits of drafts", async () => {
    const [me, other] = [await enter(), await enter()];
    const draft = await me.begin();
    expect(codeOf(await other.publish(draft))).toBe("404 drafts.not_found");
    expect(codeOf(await me.publish("not-an-id"))).toBe("404 drafts.not_found");
    const stranger = await enter({ hasPhone: false });
    const own = await stranger.begin();
    expect(codeOf(await stranger.publish(own))).toBe("403 listings.phone_needed");
    await me.call("DELETE", `/v1/drafts/${draft}`);
    expect(codeOf(await me.publish(draft))).toBe("404 drafts.not_found");
  });
});

describe("changes to a listing as a draft", () => {
  const saveEdit = (
    me: Awaited<ReturnType<typeof enter>>,
    draft: { id: string; revision: number; content: DraftContent },
    content: Partial<DraftContent>,
  ) =>
    me.call("POST", `/v1/drafts/${draft.id}`, { content: { ...draft.content, ...content }, revision: draft.revision });

  test("begin with the listing and its files, are there on every device, and are no unfinished listing", async () => {
    const me = await enter();
    const listing = await me.post({ confidential: '{"streetAddress":"12 Quiet Lane"}' });
    const { draft } = (await me.edit(listing)).body;
    expect(draft).toMatchObject({ listingId: listing, revision: 1, base: draft.content });
    expect(draft.content).toMatchObject({
      title: "Brick storefront on a corner",
      confidential: { streetAddress: "12 Quiet Lane" },
    });
    expect(draft.files.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      "documents",
      "images",
      "images",
      "thumbnail",
    ]);
    expect((await saveEdit(me, draft, { title: "Corner store" })).body).toEqual({ revision: 2 });
    expect((await me.edit(listing)).body.draft).toMatchObject({
      id: draft.id,
      revision: 2,
      content: { title: "Corner store" },
    });
    expect((await me.read(listing)).name).toBe("Brick storefront on a corner");
    const { quota } = (await me.call("GET", "/v1/property/quota")).body;
    const { rows } = await site.db.execute<{ bytes: string }>(sql`SELECT sum(bytes) AS bytes FROM (
      SELECT bytes FROM listing_pictures WHERE listing_id = ${listing}
      UNION ALL SELECT bytes FROM listing_documents WHERE listing_id = ${listing}) AS files`);
    expect([quota.drafts, quota.bytes]).toEqual([1, Number(rows[0]?.bytes)]);
    expect((await me.call("GET", "/v1/property/todo")).body.todo.drafts).toBe(0);
  });

  test("apply only what differs, and keep the files and their addresses", async () => {
    const me = await enter();
    const listing = await me.post();
    const before = await me.read(listing);
    const { draft } = (await me.edit(listing)).body;
    await me.change(listing, { description: "Newer.", changes: '{"fields":{"zoning":"C1"}}' });
    await saveEdit(me, draft, { title: "Corner store", fields: { ...draft.content.fields, lotSize: "5000" } });
    const answer = await me.publish(draft.id, { revision: 2 });
    expect([answer.status, answer.body.msg]).toEqual([200, { propertyId: listing, discountToken: null }]);
    const after = await me.read(listing);
    expect(after).toMatchObject({ name: "Corner store", description: "Newer.", postedAs: before.postedAs });
    expect(after.features).toMatchObject({ zoning: "C1", lotSize: 5000 });
    expect([after.thumbnailUrl, ...after.imageUrls].map(tokenOf)).toEqual(
      [before.thumbnailUrl, ...before.imageUrls].map(tokenOf),
    );
    expect(after.document).toMatchObject({ name: "plan.pdf" });
    expect(codeOf(await me.call("GET", `/v1/drafts/${draft.id}`))).toBe("404 drafts.not_found");
  });

  test("are refused where the listing was changed in another way meanwhile, until they are begun again on it", async () => {
    const me = await enter();
    const listing = await me.post();
    const { draft } = (await me.edit(listing)).body;
    await me.change(listing, { title: "Changed elsewhere", keepImages: "" });
    await saveEdit(me, draft, { title: "Changed here" });
    await me.addFiles(draft.id, [picture("images")]);
    const refused = await me.publish(draft.id, { revision: 2 });
    expect([codeOf(refused), Object.keys(refused.body.fields)]).toEqual([
      "409 drafts.listing_changed",
      ["title", "images"],
    ]);
    expect(await me.read(listing)).toMatchObject({ name: "Changed elsewhere", imageUrls: [] });
    const again = (await me.edit(listing)).body.draft;
    expect(again).toMatchObject({
      id: draft.id,
      revision: 3,
      content: { title: "Changed here" },
      base: { title: "Changed elsewhere" },
    });
    expect((await me.publish(draft.id, { revision: 3 })).status).toBe(200);
    const after = await me.read(listing);
    expect([after.name, after.imageUrls.length]).toEqual(["Changed here", 3]);
  });

  test("replace and remove files, and delete what nothing refers to any more", async () => {
    const me = await enter();
    const listing = await me.post();
    const stored = () => readdirSync(join(site.config.dataDir, "files"), { recursive: true }).length;
    const before = await me.read(listing);
    const { draft } = (await me.edit(listing)).body;
    const idOf = (name: string) => draft.files.find(({ field }: { field: string }) => field === name)?.id;
    await me.addFiles(draft.id, [picture("thumbnail", "new.png")]);
    for (const name of ["images", "documents"]) await me.call("DELETE", `/v1/drafts/${draft.id}/files/${idOf(name)}`);
    // The listing's files are those that it had until the changes are published.
    expect((await me.read(listing)).imageUrls).toHaveLength(2);
    expect((await site.call("GET", (await me.read(listing)).thumbnailUrl)).status).toBe(200);
    const most = stored();
    expect((await me.publish(draft.id, { revision: 1 })).status).toBe(200);
    expect(existsSync(join(site.config.dataDir, "files"))).toBe(true);
    expect(stored()).toBeLessThan(most);
    const after = await me.read(listing);
    expect(after.imageUrls.map(tokenOf)).toEqual([tokenOf(before.imageUrls[1])]);
    expect(tokenOf(after.thumbnailUrl)).not.toBe(tokenOf(before.thumbnailUrl));
    expect(after.document).toBeNull();
    for (const url of [after.thumbnailUrl, ...after.imageUrls]) expect((await site.call("GET", url)).status).toBe(200);
  });

  test("exist for nobody else, and end with the listing", async () => {
    const [me, other] = [await enter(), await enter()];
    const listing = await me.post();
    const { draft } = (await me.edit(listing)).body;
    expect(codeOf(await other.edit(listing))).toBe("404 listings.not_found");
    expect(codeOf(await other.call("GET", `/v1/drafts/${draft.id}`))).toBe("404 drafts.not_found");
    expect(codeOf(await other.publish(draft.id))).toBe("404 drafts.not_found");
    expect((await other.call("GET", "/v1/drafts")).body.drafts).toEqual([]);
    expect(codeOf(await me.edit("not-an-id"))).toBe("404 listings.not_found");
    expect((await me.call("DELETE", `/v1/property/${listing}`)).status).toBe(200);
    expect(codeOf(await me.call("GET", `/v1/drafts/${draft.id}`))).toBe("404 drafts.not_found");
  });

  test("are not posted as another listing, and not begun or published once the listing has ended", async () => {
    const me = await enter();
    const listing = await me.post();
    const { draft } = (await me.edit(listing)).body;
    const form = buildListingForm();
    const posted = await site.call("POST", `/v1/property/?draft=${draft.id}`, { token: me.token, ...form });
    expect(codeOf(posted)).toBe("404 drafts.not_found");
    await site.db.execute(sql`UPDATE listings SET status = 'closed', close_reason = 'sold' WHERE id = ${listing}`);
    expect(codeOf(await me.publish(draft.id))).toBe("409 listings.wrong_status");
    expect(codeOf(await me.edit(listing))).toBe("409 listings.wrong_status");
  });

  test("can be cleared and brought back, and begun again meanwhile", async () => {
    const me = await enter();
    const listing = await me.post();
    const { draft } = (await me.edit(listing)).body;
    await saveEdit(me, draft, { title: "Changed" });
    expect((await me.call("DELETE", `/v1/drafts/${draft.id}`)).status).toBe(200);
    const other = (await me.edit(listing)).body.draft;
    expect([other.id === draft.id, other.content.title]).toEqual([false, "Brick storefront on a corner"]);
    expect((await me.call("POST", `/v1/drafts/${draft.id}/restore`)).body.draft.content.title).toBe("Changed");
    expect((await me.edit(listing)).body.draft.id).toBe(draft.id);
  });

  test("of two devices that begin at once, both get the same", async () => {
    const me = await enter();
    const listing = await me.post();
    const begun = await Promise.all([me.edit(listing), me.edit(listing), me.edit(listing)]);
    expect(new Set(begun.map(({ body }) => body.draft.id)).size).toBe(1);
  });

  test("of a published listing must stay within the law", async () => {
    const me = await enter();
    const listing = await me.post();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${new Date(site.clock.now().getTime() + 1e9).toISOString()}::timestamptz WHERE id = ${listing}`);
    const { draft } = (await me.edit(listing)).body;
    await saveEdit(me, draft, { province: "Manitoba", city: "Winnipeg" });
    expect((await me.publish(draft.id, { revision: 2 })).body.fields).toHaveProperty("province");
  });
});
