import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Part } from "../../testing/forms.ts";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildPdf } from "../../testing/room-files.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

const CHUNK = ["thumbnail", "images", "images", "images", "images"];

describe("posting a listing", () => {
  let site: TestApp;
  let poster: { uid: string; token: string };
  let png: Buffer;
  beforeAll(async () => {
    site = await buildTestApp();
    poster = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    png = await drawPng();
  });
  afterAll(() => site.close());

  const post = (
    overrides: Parameters<typeof buildListingForm>[0] = {},
    files: readonly Part[] = [],
    token = poster.token,
  ): Promise<Answer> => site.call("POST", "/v1/property/", { token, ...buildListingForm(overrides, files) });
  const read = (id: string, token = poster.token) => site.call("GET", `/v1/property/getProperty/${id}`, { token });
  const countRows = async () =>
    Number((await site.db.execute<{ rows: string }>(sql`SELECT count(*) AS rows FROM listings`)).rows[0]?.rows);
  const listFiles = () =>
    ["files", "uploads"].flatMap((folder) => {
      const path = join(site.config.dataDir, folder);
      return existsSync(path)
        ? readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
            entry.isFile() ? [entry.name] : [],
          )
        : [];
    });

  /** Nothing of a rejected post is left, neither in the database nor on disk. */
  async function expectRefused(send: () => Promise<Answer>, status: number): Promise<Answer> {
    const before = [await countRows(), listFiles()];
    const answer = await send();
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
    expect([await countRows(), listFiles()]).toEqual(before);
    return answer;
  }

  test("posting saves a draft with its pictures, which only its owner can read", async () => {
    const files = [
      ...CHUNK.map((name, index) => ({ name, filename: `${index}.png`, content: png })),
      { name: "documents", filename: "plan.pdf", content: PDF },
    ];
    const fields = JSON.stringify({ zoning: "CR", lotSize: 4200, includes: ["Signage"] });
    const answer = await post({ keywords: [" corner ", "brick", "corner"], fields }, files);
    expect(answer.status).toBe(200);
    expect(answer.body.msg.discountToken).toBeNull();
    const id: string = answer.body.msg.propertyId;
    const { property } = (await read(id)).body;
    expect(property).toMatchObject({
      name: "Brick storefront on a corner",
      price: 450_000,
      type: "Commercial",
      status: "draft",
      keywords: ["corner", "brick"],
      features: { zoning: "CR", lotSize: 4200, includes: ["Signage"] },
      document: { name: "plan.pdf", bytes: PDF.length },
    });
    expect(property.imageUrls).toHaveLength(4);
    for (const url of [property.thumbnailUrl, ...property.imageUrls]) {
      expect((await site.call("GET", url)).headers["content-type"]).toBe("image/webp");
      expect((await site.call("GET", url.split("?")[0])).status).toBe(404);
    }
    const other = await site.signInAs();
    const [hidden, missing] = [await read(id, other.token), await read(newId(), other.token)];
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: "" }).toEqual({ ...missing.body, requestId: "" });
    const mine = await site.call("GET", "/v1/property/mine", { token: poster.token });
    expect(mine.body.properties[0]).toMatchObject({ id, status: "draft", expiresAt: null });
  });

  test("posting 12 times at once and again later with one key creates one listing, with one set of files", async () => {
    const [rows, files] = [await countRows(), listFiles()];
    const { headers, body } = buildListingForm({}, [
      { name: "images", filename: "a.png", type: "image/png", content: png },
    ]);
    const send = (key: string, { token } = poster) =>
      site.call("POST", "/v1/property/", { token, body, headers: { ...headers, "idempotency-key": key } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => send("one-and-the-same")));
    answers.push(await send("one-and-the-same"));
    expect(new Set(answers.map(({ status, body: { msg } }) => `${status} ${msg.propertyId}`)).size).toBe(1);
    expect(await countRows()).toBe(rows + 1);
    expect(listFiles()).toHaveLength(files.length + 1);
    const other = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    expect((await send("one-and-the-same", other)).body.msg.propertyId).not.toBe(answers[0]?.body.msg.propertyId);
    expect((await send("another-key")).body.msg.propertyId).not.toBe(answers[0]?.body.msg.propertyId);
  });

  test("a listing says whether an agent or its owner posted it; an agent by default", async () => {
    const [agent, owner] = [await post(), await post({ postedAs: "owner" })].map(({ body }) => body.msg.propertyId);
    const readPoster = async (id: string) => (await read(id)).body.property.postedAs;
    expect([await readPoster(agent), await readPoster(owner)]).toEqual(["agent", "owner"]);
    const { headers, body } = buildListingForm({ title: "Another title" });
    expect((await site.call("PATCH", `/v1/property/${owner}`, { token: poster.token, body, headers })).status).toBe(
      200,
    );
    expect(await readPoster(owner)).toBe("owner");
    const refused = await post({ postedAs: "tenant" });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["postedAs"]]);
    const undeclared = await post({ postedAs: "owner", isAuthorized: undefined });
    expect([undeclared.status, Object.keys(undeclared.body.fields)]).toEqual([400, ["isAuthorized"]]);
  });

  test("the picker's spelling of a category is accepted and stored in the database's spelling", async () => {
    const answer = await post({ type: "Investment Property", subtype: "multi-family" });
    const { property } = (await read(answer.body.msg.propertyId)).body;
    expect([property.type, property.subtype]).toEqual(["Investment Properties", "Multi-Family"]);
  });

  test.each([
    ["title", { title: " " }, "Please add a title"],
    ["title", { title: "x".repeat(121) }, "Please use 120 characters or fewer."],
    ["price", { price: "" }, "Please add a price"],
    ["price", { price: undefined }, "Please add a price"],
    ...["0", "-1", "1e15", "12.345", "1000000000", "ten", "1,000"].map(
      (price) =>
        ["price", { price }, "Please enter a price in whole dollars, from 1 to 999,999,999."] as [
          string,
          object,
          string,
        ],
    ),
    ["type", { type: "Castles" }, "Unknown category."],
    ["subtype", { subtype: "Dairy Farms" }, "This subtype does not belong to this category."],
    ["listingType", { listingType: "lease" }, "Please choose For Sale, For Rent or Both."],
    ["province", { province: "Texas" }, "Unknown province."],
    ["city", { city: "Calgary" }, "This city is not in our list for this province. Please choose one from the list."],
    ["description", { description: "x".repeat(5_001) }, "Please use 5,000 characters or fewer."],
    ["keywords", { keywords: ["a", "b", "c", "d", "e", "f"] }, "You can only add up to 5 keywords."],
    ["keywords", { keywords: ["x".repeat(21)] }, "Keywords must be 20 characters or fewer."],
    ["keywords", { keywords: ["a b c d e"] }, "You can only add up to 4 words per keyword."],
    ["isAuthorized", { isAuthorized: "false" }, "Please check that you are an agent"],
    ["isAuthorized", { isAuthorized: undefined }, "Please check that you are an agent"],
    ["fields", { fields: "[1]" }, "The additional fields could not be read."],
    ["fields", { fields: "{" }, "The additional fields could not be read."],
    ["fields.zoning", { fields: '{"zoning": 3}' }, "Please enter some text."],
    ["fields.lotSize", { fields: '{"lotSize": "big"}' }, "Please enter a number."],
    ["fields.taxYear", { fields: '{"taxYear": "1799"}' }, "“1799” is not one of the choices."],
    ["fields.taxYear", { fields: '{"taxYear": "2027"}' }, "“2027” is not one of the choices."],
    ["fields.barns", { fields: '{"barns": 2}' }, "This subtype does not have the field “barns”."],
    ["status", { status: "active" }, "Unknown field."],
    ["listingOwner", { listingOwner: "me" }, "Unknown field."],
    ["title", { title: ["one", "two"] }, "This field can be sent only once."],
  ] as [string, Record<string, string | string[] | undefined>, string][])(
    "posting rejects an invalid %s: %j",
    async (field, overrides, message) => {
      const answer = await expectRefused(() => post(overrides), 400);
      expect(answer.body.fields).toEqual({ [field]: message });
    },
  );

  test("posting names the invalid fields in the reader's language", async () => {
    const answer = await site.call("POST", "/v1/property/", {
      token: poster.token,
      ...buildListingForm({ title: "" }),
      headers: { ...buildListingForm().headers, "accept-language": "fr" },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("Please");
  });

  test.each(['{"__proto__": {"polluted": 1}}', '{"constructor": {"prototype": {"polluted": 1}}}'])(
    "the additional fields %s are rejected and pollute no prototype",
    async (fields) => {
      const answer = await post({ fields });
      expect(answer.status).toBe(400);
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    },
  );

  test("posting rejects another account's id, an unconfirmed phone, and visitors who are not signed in", async () => {
    await expectRefused(() => post({ uid: newId() }), 403);
    const unconfirmed = await site.signInAs();
    const answer = await expectRefused(() => post({}, [], unconfirmed.token), 403);
    expect(answer.body.code).toBe("listings.phone_needed");
    await expectRefused(() => site.call("POST", "/v1/property/", buildListingForm()), 401);
    expect((await post({ uid: poster.uid })).status).toBe(200);
  });

  test("posting rejects one file too many, naming the field", async () => {
    const file = (name: string) => ({ name, filename: "a.png", content: png });
    const fifth = await expectRefused(
      () =>
        post(
          {},
          Array.from({ length: 5 }, () => file("images")),
        ),
      400,
    );
    expect(fifth.body.fields).toEqual({ images: "You can only upload a maximum of 4 photos." });
    const pdf = { name: "documents", filename: "a.pdf", content: PDF };
    const second = await expectRefused(() => post({}, [pdf, pdf]), 400);
    expect(second.body.fields).toEqual({ documents: "You can only upload one document." });
    const thumbnails = await expectRefused(() => post({}, [file("thumbnail"), file("thumbnail")]), 400);
    expect(thumbnails.body.fields).toEqual({ thumbnail: "You can only upload one thumbnail." });
  });

  test.each([
    ["thumbnail", 415, "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["images", 415, "<!doctype html><script>alert(1)</script>"],
    ["images", 415, "GIF89a"],
    ["images", 415, PDF],
    ["documents", 415, "<!doctype html>"],
    ["documents", 415, "PK\u0003\u0004"],
  ])("posting rejects a file in %s whose content does not match its name with %i", async (name, status, content) => {
    const filename = name === "documents" ? "a.pdf" : "a.png";
    const answer = await expectRefused(() => post({}, [{ name, filename, content }]), status);
    expect(Object.keys(answer.body.fields)).toEqual([name]);
  });

  test("posting takes a PDF without its end mark if it opens, and rejects one that was cut off by naming it so", async () => {
    const whole = await buildPdf({ lines: 400 });
    const mark = whole.lastIndexOf("%%EOF");
    const send = (content: Buffer) => post({}, [{ name: "documents", filename: "lease.pdf", content }]);
    expect((await send(whole.subarray(0, mark))).status).toBe(200);
    const { body } = await expectRefused(() => send(whole.subarray(0, 400)), 400);
    expect(body.fields).toEqual({
      documents: "This PDF was cut off, so it cannot be opened. Please save it again.",
    });
  });

  test("posting rejects a broken picture among good ones, and keeps none of them", async () => {
    const files = [
      { name: "thumbnail", filename: "a.png", content: png },
      { name: "images", filename: "b.png", content: (await drawPng(400)).subarray(0, 200) },
    ];
    await expectRefused(() => post({}, files), 422);
  });
});
