import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { eq } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { sweepFiles } from "../../platform/files/sweep.ts";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listFilesInUse } from "./listing-files.queries.ts";
import { listings } from "./listings.tables.ts";

describe("a posted listing", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let png: Buffer;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    png = await drawPng(700);
  });
  afterAll(() => site.close());

  const photo = (name: string) => ({ name, filename: "a.png", content: png });
  const document = (filename: string) => ({ name: "documents", filename, content: PDF });

  async function post(files: Parameters<typeof buildListingForm>[1] = []): Promise<string> {
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...buildListingForm({}, files) });
    expect(answer.status).toBe(200);
    return answer.body.msg.propertyId;
  }
  /** Has the same effect as a payment. */
  const publish = (id: string, days = 60) =>
    site.db
      .update(listings)
      .set({
        status: "active",
        plan: "Basic",
        publishedAt: site.clock.now(),
        expiresAt: new Date(site.clock.now().getTime() + days * DAY_MS),
      })
      .where(eq(listings.id, id));
  const change = (
    id: string,
    values: Parameters<typeof buildChange>[0] = {},
    files: Parameters<typeof buildChange>[1] = [],
    token = owner.token,
  ) => site.call("PATCH", `/v1/property/${id}`, { token, ...buildChange(values, files) });
  const read = async (id: string) =>
    (await site.call("GET", `/v1/property/getProperty/${id}`, { token: owner.token })).body.property;
  const close = (id: string, reason = "sold", token = owner.token) =>
    site.call("POST", `/v1/property/${id}/close`, { token, body: { reason } });
  const search = async (keyword: string) =>
    (await site.call("POST", "/v1/property/search", { token: owner.token, body: { keywords: [keyword] } })).body
      .response;
  const tokensOf = (urls: readonly string[]) => urls.map((url) => url.split("?")[0]?.split("/").at(-1) ?? "");
  const listFiles = (folder = "files") => {
    const path = join(site.config.dataDir, folder);
    return existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [entry.name] : [],
        )
      : [];
  };

  test("a change replaces what it contains, keeps the rest and the status, and is searchable at once", async () => {
    const id = await post([photo("thumbnail")]);
    await publish(id);
    expect((await search("marquetry")).totalResults).toBe(0);
    expect((await change(id, { title: "Marquetry workshop", price: "99" })).status).toBe(200);
    expect(await read(id)).toMatchObject({ name: "Marquetry workshop", price: 99, city: "Toronto", status: "active" });
    expect((await search("marquetry")).totalResults).toBe(1);
    expect((await close(id)).status).toBe(200);
    expect((await search("marquetry")).totalResults).toBe(0);
    const again = await close(id, "leased");
    expect([again.status, again.body.code]).toEqual([409, "listings.wrong_status"]);
    expect((await change(id, { title: "x" })).status).toBe(409);
    expect(await read(id)).toMatchObject({ status: "closed" });
  });

  test("a change of single keys keeps the others, and is refused if it cannot be read", async () => {
    const id = await post();
    const levels = { price: "granted", zoning: "granted" };
    await change(id, { levels: JSON.stringify(levels), fields: JSON.stringify({ zoning: "CR", yearBuilt: 1990 }) });
    const refuse = async (changes: string | string[]) => (await change(id, { changes })).body.fields;
    for (const wrong of ["{", "[]", '{"levels":{"price":"nobody"}}', '{"price":{}}', '{"banded":{"price":false}}'])
      expect(await refuse(wrong)).toEqual({ changes: "The changes could not be read." });
    expect(await refuse(["{}", "{}"])).toEqual({ changes: "This field can be sent only once." });
    expect(await refuse('{"levels":{"zoning":"public","capRate":"nda","tower":"nda"}}')).toEqual({
      "levels.tower": "This listing has no such detail.",
    });
    const changes = { levels: { zoning: null, yearBuilt: "verified" }, fields: { yearBuilt: null, zoning: "C1" } };
    expect((await change(id, { changes: JSON.stringify(changes) })).status).toBe(200);
    const changed = await read(id);
    expect(changed.choices.levels).toEqual({ price: "granted", yearBuilt: "verified" });
    expect(changed.features).toEqual({ zoning: "C1" });
    const form = buildListingForm({ changes: "{}" });
    const posted = await site.call("POST", "/v1/property/", { token: owner.token, ...form });
    expect([posted.status, Object.keys(posted.body.fields)]).toEqual([400, ["changes"]]);
  });

  test("a change that changes nothing is saved", async () => {
    const id = await post([photo("images")]);
    const before = await read(id);
    expect((await change(id)).status).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  test("only the owner closes a listing, for one of three reasons, while it is active", async () => {
    const id = await post();
    expect((await close(id)).status).toBe(409);
    await publish(id);
    expect((await close(id, "bored")).status).toBe(400);
    const other = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    for (const [asked, token] of [
      [id, other.token],
      [newId(), owner.token],
      ["x", owner.token],
    ] as const) {
      expect((await close(asked, "sold", token)).status).toBe(404);
      expect((await change(asked, { title: "Mine" }, [], token)).status).toBe(404);
    }
    expect((await close(id, "withdrawn")).status).toBe(200);
  });

  test("a change keeps, orders and removes photos, and deletes the files of removed ones", async () => {
    const id = await post([photo("thumbnail"), photo("images"), photo("images"), photo("images")]);
    const [first = "", second = "", third = ""] = tokensOf((await read(id)).imageUrls);
    const files = listFiles().length;
    expect((await change(id, { keepImages: [third, first] }, [photo("images")])).status).toBe(200);
    const after = tokensOf((await read(id)).imageUrls);
    expect(after.slice(0, 2)).toEqual([third, first]);
    expect(after).toHaveLength(3);
    expect(after).not.toContain(second);
    expect(listFiles()).toHaveLength(files);
    const foreign = await change(id, { keepImages: [second] });
    expect(foreign.body.fields).toEqual({ keepImages: "This photo is not part of the listing." });
    const tooMany = await change(id, {}, [photo("images"), photo("images")]);
    expect(tooMany.body.fields).toEqual({ images: "You can only upload a maximum of 4 photos." });
    expect((await change(id, { keepImages: "" })).status).toBe(200);
    expect((await read(id)).imageUrls).toEqual([]);
  });

  test("without a thumbnail the first photo is the cover, on the page, on cards and in the owner's list", async () => {
    const id = await post([photo("images"), photo("images")]);
    await publish(id);
    await change(id, { title: "Sarcophagus showroom" });
    const coverOf = async () => {
      const card = (await search("sarcophagus")).properties[0];
      const mine = (await site.call("GET", "/v1/property/mine?searchQuery=sarcophagus", { token: owner.token })).body;
      const page = await read(id);
      return { cards: [card.thumbnailUrl, mine.properties[0].thumbnailUrl, page.thumbnailUrl], page };
    };
    const before = await coverOf();
    const [first, second] = before.page.imageUrls;
    expect(before.cards).toEqual([first, first, first]);
    expect((await change(id, { keepImages: tokensOf([second, first]) })).status).toBe(200);
    expect((await coverOf()).cards).toEqual([second, second, second]);
    expect((await change(id, {}, [photo("thumbnail")])).status).toBe(200);
    const { cards, page } = await coverOf();
    expect(page.imageUrls).toEqual([second, first]);
    expect([first, second]).not.toContain(cards[0]);
    expect(new Set(cards).size).toBe(1);
  });

  test("a document's link works for five minutes, for people who may see the listing, as a download", async () => {
    const id = await post([document('../../plan "é".pdf')]);
    const link = () => site.call("GET", `/v1/property/${id}/document`, { token: owner.token });
    const { url } = (await link()).body as { url: string };
    const file = await site.call("GET", url);
    expect(file.text).toBe(PDF);
    expect(String(file.headers["content-disposition"])).toMatch(/^attachment; filename="[^"/\\]+"/u);
    expect(file.headers["content-security-policy"]).toContain("sandbox");
    const other = await site.signInAs();
    expect((await site.call("GET", `/v1/property/${id}/document`, { token: other.token })).status).toBe(404);
    for (const forged of [
      url.replace(/seal=.{4}/u, "seal=AAAA"),
      url.replace(/until=\d+/u, "until=9999999999"),
      url.split("?")[0] ?? "",
    ]) {
      expect((await site.call("GET", forged)).status).toBe(404);
    }
    const replaced = await change(id, {}, [document("new.pdf")]);
    expect(replaced.status).toBe(200);
    expect((await read(id)).document.name).toBe("new.pdf");
    site.clock.advance(5 * 60 * 1000 + 1000);
    expect((await site.call("GET", url)).status).toBe(404);
    site.clock.advance(-(5 * 60 * 1000 + 1000));
  });

  test("while a listing is not active, signed links show its pictures for an hour, in three widths", async () => {
    const id = await post([photo("thumbnail")]);
    const { thumbnailUrl } = await read(id);
    const widthOf = async (url: string) => {
      const answer = await site.app.inject({ url });
      return answer.statusCode === 200 ? answer.rawPayload.length : answer.statusCode;
    };
    expect(await widthOf(`${thumbnailUrl}&w=480`)).toBeLessThan(await widthOf(`${thumbnailUrl}&w=1024`));
    expect(await widthOf(`${thumbnailUrl}&w=7`)).toBe(400);
    const [token = ""] = tokensOf([thumbnailUrl]);
    const another = (await read(await post([photo("thumbnail")]))).thumbnailUrl as string;
    expect(await widthOf(`/files/pictures/${token}?${another.split("?")[1]}`)).toBe(404);
    await publish(id);
    expect(await widthOf(`/files/pictures/${token}`)).toBeGreaterThan(500);
    expect((await read(id)).thumbnailUrl).toBe(`/files/pictures/${token}`);
    await close(id);
    expect(await widthOf(thumbnailUrl)).toBeGreaterThan(500);
    expect(await widthOf(`/files/pictures/${token}`)).toBe(404);
    site.clock.advance(61 * 60 * 1000);
    expect(await widthOf(thumbnailUrl)).toBe(404);
    site.clock.advance(-61 * 60 * 1000);
  });

  test("no file stays if its row could not be written", async () => {
    const { rows } = await site.db.$client.query<{ name: string }>("SELECT current_database() AS name");
    const url = new URL(inject("clusterUrl"));
    url.pathname = `/${rows[0]?.name}`;
    const superuser = new pg.Client({ connectionString: url.href });
    await superuser.connect();
    await superuser.query("ALTER TABLE listing_documents ADD CONSTRAINT broken CHECK (name <> 'broken.pdf')");
    await superuser.end();
    const before = listFiles();
    const form = buildListingForm({}, [photo("thumbnail"), photo("images"), document("broken.pdf")]);
    expect((await site.call("POST", "/v1/property/", { token: owner.token, ...form })).status).toBe(500);
    expect(listFiles()).toEqual(before);
    expect(listFiles("uploads")).toEqual([]);
    const id = await post([document("fine.pdf")]);
    const stored = listFiles();
    expect((await change(id, {}, [document("broken.pdf")])).status).toBe(500);
    expect(listFiles()).toEqual(stored);
    expect((await read(id)).document.name).toBe("fine.pdf");
  });

  test("the sweep removes the files of a deleted account's listings, and no others", async () => {
    const leaver = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const kept = listFiles();
    const form = buildListingForm({}, [photo("thumbnail"), document("a.pdf")]);
    await site.call("POST", "/v1/property/", { token: leaver.token, ...form });
    expect(listFiles().length).toBeGreaterThan(kept.length);
    const gone = await site.call("POST", "/v1/auth/delete-account", {
      token: leaver.token,
      body: { password: "pocket-flap-7" },
    });
    expect(gone.status).toBe(200);
    const files = openFileStore(site.config);
    const folders = [{ folder: "listings", listUsed: listFilesInUse }];
    await sweepFiles({ db: site.db, files, folders, now: new Date(Date.now() + 2 * HOUR_MS) });
    expect(listFiles().toSorted()).toEqual(kept.toSorted());
  });
});
