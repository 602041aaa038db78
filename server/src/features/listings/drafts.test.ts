import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import { DRAFTS_MAX } from "@vestpocket/domain/listings/quotas.rules";
import { type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildForm, type Part } from "../../testing/forms.ts";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listFilesInUse } from "./listing-files.queries.ts";

const CONTENT: DraftContent = {
  type: "Office",
  subtype: "",
  title: "Half a ti",
  price: "45",
  listingType: "",
  province: "",
  city: "",
  description: "",
  keywords: ["corner"],
  fields: { clearHeight: "1a" },
  includes: [],
  declaration: { as: "owner", at: "2026-11-03T19:05:00Z" },
};

describe("drafts", () => {
  let site: TestApp;
  let png: Buffer;
  beforeAll(async () => {
    site = await buildTestApp();
    png = await drawPng();
  });
  afterAll(() => site.close());

  async function enter() {
    const { token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
      site.call(method, `/v1/drafts${path}`, { token, ...(body && { body }) });
    return {
      token,
      call,
      save: (id: string, revision = 0, content: Partial<DraftContent> = {}, more = {}) =>
        call("POST", `/${id}`, { content: { ...CONTENT, ...content }, revision, ...more }),
      read: async (id: string) => (await call("GET", `/${id}`)).body.draft,
      list: async () => (await call("GET", "")).body.drafts,
      addFiles: (id: string, files: readonly Part[]) =>
        site.call("POST", `/v1/drafts/${id}/files`, { token, ...buildForm(files) }),
      post: (id: string, overrides = {}, files: readonly Part[] = [], headers = {}) => {
        const form = buildListingForm(overrides, files);
        return site.call("POST", `/v1/property/?draft=${id}`, {
          token,
          body: form.body,
          headers: { ...form.headers, ...headers },
        });
      },
      /** A draft with a thumbnail, two photos and a document. */
      async begin() {
        const id = newId();
        await this.save(id);
        const files = ["thumbnail", "images", "images"].map((name, at) => ({
          name,
          filename: `${at}.png`,
          content: png,
        }));
        const added = await this.addFiles(id, [...files, { name: "documents", filename: "plan.pdf", content: PDF }]);
        expect(added.status).toBe(200);
        return { id, files: added.body.draft.files as { id: string; field: string; url: string; name: string }[] };
      },
    };
  }

  const listStored = () => {
    const path = join(site.config.dataDir, "files");
    return existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((each) =>
          each.isFile() ? [each.name] : [],
        )
      : [];
  };
  const expectShown = async (url: string, status = 200) => expect((await site.call("GET", url)).status).toBe(status);
  const codeOf = ({ status, body }: Answer) => `${status} ${body.code}`;

  test("a draft keeps what was typed, valid or not, for its owner on every device", async () => {
    const me = await enter();
    const id = newId();
    expect((await me.save(id)).body).toEqual({ revision: 1 });
    site.clock.advance(1_000);
    expect((await me.save(id, 1, { title: "Half a title" })).body).toEqual({ revision: 2 });
    const draft = { id, revision: 2, content: { ...CONTENT, title: "Half a title" }, files: [] };
    expect(await me.read(id)).toMatchObject(draft);
    expect(await me.list()).toMatchObject([draft]);
  });

  test("a draft does not exist for anyone else, whatever they call", async () => {
    const [me, other] = [await enter(), await enter()];
    const { id, files } = await me.begin();
    const answers = [
      await other.call("GET", `/${id}`),
      await other.save(id, 1),
      await other.save(id),
      await other.addFiles(id, [{ name: "images", filename: "a.png", content: png }]),
      await other.call("DELETE", `/${id}/files/${files[0]?.id}`),
      await other.call("DELETE", `/${id}`),
      await other.call("POST", `/${id}/restore`),
      await other.call("POST", `/${id}/duplicate`),
      await other.post(id),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => "404 drafts.not_found"));
    expect(codeOf(await me.call("GET", "/not-an-id"))).toBe("404 drafts.not_found");
    expect(await other.list()).toEqual([]);
    expect(await me.read(id)).toMatchObject({ content: CONTENT, revision: 1 });
  });

  test("saving the same twice saves it once; what another device saved meanwhile is never overwritten", async () => {
    const me = await enter();
    const id = newId();
    expect((await me.save(id)).body).toEqual((await me.save(id)).body);
    expect((await me.save(id, 1, { title: "Phone" })).body).toEqual({ revision: 2 });
    expect((await me.save(id, 1, { title: "Phone" })).body).toEqual({ revision: 2 });
    expect(codeOf(await me.save(id, 1, { title: "Desk" }))).toBe("409 drafts.changed");
    expect((await me.read(id)).content.title).toBe("Phone");
    expect((await me.save(id, 2, { title: "Desk" })).body).toEqual({ revision: 3 });
  });

  test("of two devices that save at the same moment, one is told about the conflict", async () => {
    const me = await enter();
    const id = newId();
    await me.save(id);
    const answers = await Promise.all(["One", "Two", "Three"].map((title) => me.save(id, 1, { title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const saved = answers.findIndex(({ status }) => status === 200);
    expect(await me.read(id)).toMatchObject({ revision: 2, content: { title: ["One", "Two", "Three"][saved] } });
  });

  test("files of a draft are checked like those of a listing, replaced one by one, ordered and removed", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    expect(files.map(({ field, name }) => `${field} ${name}`).toSorted()).toEqual([
      "documents plan.pdf",
      "images 1.png",
      "images 2.png",
      "thumbnail 0.png",
    ]);
    const [thumbnail, first, second] = ["0.png", "1.png", "2.png"].map((name) =>
      files.find((each) => each.name === name),
    );
    for (const file of [thumbnail, first, second]) {
      await expectShown(file?.url ?? "");
      await expectShown((file?.url ?? "").split("?")[0] ?? "", 404);
    }
    await me.save(id, 1, {}, { photos: [second?.id, first?.id] });
    const photos = async () =>
      (await me.read(id)).files.flatMap((file: { field: string; name: string }) =>
        file.field === "images" ? [file.name] : [],
      );
    expect(await photos()).toEqual(["2.png", "1.png"]);
    const stored = listStored().length;
    expect((await me.addFiles(id, [{ name: "thumbnail", filename: "new.png", content: png }])).status).toBe(200);
    expect(listStored()).toHaveLength(stored);
    await expectShown(thumbnail?.url ?? "", 404);
    expect((await me.call("DELETE", `/${id}/files/${second?.id}`)).status).toBe(200);
    expect((await me.call("DELETE", `/${id}/files/${second?.id}`)).status).toBe(200);
    expect(await photos()).toEqual(["1.png"]);
    expect(listStored().length).toBeLessThan(stored);
    const refused = [
      await me.addFiles(id, [{ name: "images", filename: "a.png", content: Buffer.from("no picture") }]),
      await me.addFiles(
        id,
        ["a", "b", "c", "d"].map((name) => ({ name: "images", filename: `${name}.png`, content: png })),
      ),
      await me.addFiles(id, [{ name: "title", content: "a text" }]),
    ];
    expect(refused.map(({ status }) => status)).toEqual([415, 400, 400]);
    expect(await photos()).toEqual(["1.png"]);
  });

  test("posting from a draft takes its files over as they are, and ends the draft", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    const stored = listStored().toSorted();
    const answer = await me.post(id);
    expect(answer.status).toBe(200);
    expect(listStored().toSorted()).toEqual(stored);
    const listing = (
      await site.call("GET", `/v1/property/getProperty/${answer.body.msg.propertyId}`, { token: me.token })
    ).body.property;
    expect(listing).toMatchObject({ status: "draft", document: { name: "plan.pdf" } });
    const urls = [listing.thumbnailUrl, ...listing.imageUrls];
    expect(urls.map((url: string) => url.split("?")[0])).toEqual(
      ["0.png", "1.png", "2.png"].map((name) => files.find((each) => each.name === name)?.url.split("?")[0]),
    );
    for (const url of urls) await expectShown(url);
    expect(codeOf(await me.call("GET", `/${id}`))).toBe("404 drafts.not_found");
    expect(codeOf(await me.save(id, 1))).toBe("404 drafts.not_found");
  });

  test("a rejected post leaves the draft unchanged, and a repeated one creates one listing", async () => {
    const me = await enter();
    const { id } = await me.begin();
    expect((await me.post(id, { title: " " })).status).toBe(400);
    const fifth = ["a", "b", "c"].map((name) => ({ name: "images", filename: `${name}.png`, content: png }));
    expect((await me.post(id, {}, fifth)).status).toBe(400);
    expect((await me.read(id)).files).toHaveLength(4);
    const headers = { "idempotency-key": `draft-${id}` };
    const { body, headers: formHeaders } = buildListingForm({}, []);
    const send = () =>
      site.call("POST", `/v1/property/?draft=${id}`, {
        token: me.token,
        body,
        headers: { ...formHeaders, ...headers },
      });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.msg.propertyId}`)).size).toBe(1);
  });

  test("posting takes the named files of a draft in the named order, followed by those sent with the form", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    const [first, second] = ["1.png", "2.png"].map((name) => files.find((each) => each.name === name)?.id ?? "");
    const extra = [{ name: "images", filename: "new.png", content: png }];
    const answer = await me.post(id, { keepFiles: [second ?? "", first ?? "", second ?? ""] }, extra);
    const path = `/v1/property/getProperty/${answer.body.msg.propertyId}`;
    const { property } = (await site.call("GET", path, { token: me.token })).body;
    const tokens = property.imageUrls.map((url: string) => url.split("?")[0]?.split("/").at(-1));
    expect(tokens.slice(0, 2)).toEqual([second, first]);
    expect(tokens).toHaveLength(3);
    expect(property).toMatchObject({ thumbnailUrl: property.imageUrls[0], document: null });
    const form = buildListingForm({ keepFiles: "any" });
    expect((await site.call("POST", "/v1/property/", { token: me.token, ...form })).body.fields).toHaveProperty(
      "keepFiles",
    );
  });

  test("posting a photo that another device removed is refused, so that no level reaches another photo", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    const [first = "", second = ""] = files.filter(({ field }) => field === "images").map((file) => file.id);
    const form = { keepFiles: [first, second], pictureLevels: '{"photos":["member","granted"]}' };
    await me.call("DELETE", `/${id}/files/${first}`);
    expect(codeOf(await me.post(id, form))).toBe("409 drafts.changed");
    expect((await me.read(id)).files).toHaveLength(3);
    const again = { keepFiles: [second], pictureLevels: '{"photos":["granted"]}' };
    expect((await me.post(id, again)).status).toBe(200);
  });

  test("of two devices that post one draft, one succeeds", async () => {
    const me = await enter();
    const { id } = await me.begin();
    const answers = await Promise.all([me.post(id), me.post(id), me.post(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  test("deleting a draft can be undone, with its files", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    expect((await me.call("DELETE", `/${id}`)).status).toBe(200);
    expect(await me.list()).toEqual([]);
    expect(codeOf(await me.call("DELETE", `/${id}`))).toBe("404 drafts.not_found");
    expect((await me.call("POST", `/${id}/restore`)).body.draft).toMatchObject({ id, content: CONTENT });
    expect((await me.read(id)).files).toHaveLength(files.length);
  });

  test("a copy of a draft or listing has its own files that outlive the original's", async () => {
    const me = await enter();
    const { id } = await me.begin();
    const copy = (await me.call("POST", `/${id}/duplicate`)).body.draft;
    const { declaration: _, ...copied } = CONTENT;
    expect(copy).toMatchObject({ revision: 1, content: copied });
    expect(copy.content.declaration).toBeUndefined();
    const posted = (await me.post(id)).body.msg.propertyId;
    const again = await site.call("POST", `/v1/property/${posted}/duplicate`, { token: me.token });
    expect(again.body.draft).toMatchObject({ content: { type: "Commercial", price: "450000" } });
    const form = buildListingForm({ keepImages: "" }, [{ name: "thumbnail", filename: "b.png", content: png }]);
    expect((await site.call("PATCH", `/v1/property/${posted}`, { token: me.token, ...form })).status).toBe(200);
    for (const draft of [copy, again.body.draft]) {
      expect(draft.files).toHaveLength(4);
      for (const { url } of draft.files) if (url !== null) await expectShown(url);
    }
    const other = await enter();
    expect((await site.call("POST", `/v1/property/${posted}/duplicate`, { token: other.token })).status).toBe(404);
  });

  /** Calls while the statements of another transaction are not committed, and is done once the call waits or has answered. */
  async function callDuring<Result>(statements: readonly SQL[], call: () => Promise<Result>): Promise<Result> {
    const during = await site.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
      let isAnswered = false;
      const answer = call().finally(() => {
        isAnswered = true;
      });
      const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => isAnswered || (await tx.execute(waiting)).rows.length > 0).toBe(true);
      return { answer };
    });
    return during.answer;
  }

  test("a photo that is removed while its draft is being copied stays stored for the copy", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    const photo = files.find(({ field }) => field === "images")?.id ?? "";
    const copy = newId();
    const copied = [
      sql`SELECT id FROM listing_drafts WHERE id = ${id} FOR UPDATE`,
      sql`INSERT INTO listing_drafts (id, owner_id, revision, content, created_at, updated_at)
        SELECT ${copy}, owner_id, 1, content, created_at, updated_at FROM listing_drafts WHERE id = ${id}`,
      sql`INSERT INTO listing_draft_files (token, draft_id, field, position, storage_key, name, media_type, widths, bytes)
        SELECT 'copied' || token, ${copy}, field, position, storage_key, name, media_type, widths, bytes
        FROM listing_draft_files WHERE token = ${photo}`,
    ];
    expect((await callDuring(copied, () => me.call("DELETE", `/${id}/files/${photo}`))).status).toBe(200);
    expect((await me.read(id)).files).toHaveLength(files.length - 1);
    const [kept] = (await me.read(copy)).files;
    await expectShown(kept.url);
  });

  test("a file that is moving from a draft to its listing counts as in use throughout", async () => {
    const me = await enter();
    const { id, files } = await me.begin();
    const photo = files.find(({ field }) => field === "images")?.id ?? "";
    const listing = (await me.post((await me.begin()).id)).body.msg.propertyId;
    const isPhoto = sql`token = ${photo}`;
    const { rows } = await site.db.execute<{ key: string }>(
      sql`SELECT storage_key AS key FROM listing_draft_files WHERE ${isPhoto}`,
    );
    const key = rows[0]?.key ?? "";
    // The lock makes a statement about drafts wait for the move.
    const moved = [
      sql`LOCK TABLE listing_draft_files`,
      sql`INSERT INTO listing_pictures (token, listing_id, position, storage_key, media_type, widths, bytes)
        SELECT token, ${listing}, 4, storage_key, media_type, widths, bytes FROM listing_draft_files WHERE ${isPhoto}`,
      sql`DELETE FROM listing_draft_files WHERE draft_id = ${id}`,
    ];
    expect(await callDuring(moved, () => listFilesInUse(site.db, [`${key}/480.webp`]))).toEqual([`${key}/480.webp`]);
  });

  test("an account can have a limited number of drafts, including those awaiting payment", async () => {
    const me = await enter();
    for (let made = 0; made < DRAFTS_MAX; made += 1) expect((await me.save(newId())).status).toBe(200);
    expect(codeOf(await me.save(newId()))).toBe("409 listings.too_many_drafts");
    const [draft] = await me.list();
    expect((await me.save(draft.id, 1, { title: "Still saved" })).status).toBe(200);
    expect((await me.post(draft.id)).status).toBe(200);
    expect(codeOf(await me.save(newId()))).toBe("409 listings.too_many_drafts");
    const [next] = await me.list();
    await me.call("DELETE", `/${next.id}`);
    expect((await me.save(newId())).status).toBe(200);
    expect(codeOf(await me.call("POST", `/${next.id}/restore`))).toBe("409 listings.too_many_drafts");
  });
});
