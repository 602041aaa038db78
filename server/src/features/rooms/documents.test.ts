import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { DOCUMENT_CHANGES_AN_HOUR } from "@vestpocket/domain/rooms/rooms.terms";
import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInconsistencies } from "../../consistency.ts";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { createThrottle } from "../../platform/throttle.ts";
import { buildDocx, buildPdfBomb } from "../../testing/hostile-files.ts";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildRawPdf } from "../../testing/pdf-pages.ts";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

const FIXTURES = new URL("../../testing/fixtures/", import.meta.url);
/** Of a coding that is shown as white. */
const SCAN = new URL("jbig2-mmr.pdf", FIXTURES);

describe("a room's documents", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let listing: string;
  let pdf: Buffer;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
    [listing = ""] = await site.addListings([{ ownerId: owner.uid }]);
    pdf = await buildPdf();
  });
  afterAll(() => site.close());

  interface Sent {
    query?: string;
    name?: string;
    token?: string;
    headers?: Record<string, string>;
  }
  const add = (
    content: Uint8Array,
    { query = "folder=leases", name, token = owner.token, headers = {} }: Sent = {},
  ) => {
    const form = buildDocumentForm(content, name ?? "Rent roll.pdf");
    return site.call("POST", `/v1/rooms/${listing}/documents?${query}`, {
      ...{ token, ...form, headers: { ...form.headers, ...headers } },
    });
  };
  const addNew = async (query: string): Promise<string> => (await add(pdf, { query })).body.document.id;
  const ask = (
    method: "GET" | "POST",
    path: string,
    options: { token?: string; body?: object } = {},
  ): Promise<Answer> =>
    site.call(method, `/v1/rooms/documents/${path}`, {
      token: owner.token,
      ...(method === "POST" && { body: {} }),
      ...options,
    });
  const readNames = async (folder: string, token = owner.token): Promise<string[]> => {
    const { body } = await site.call("GET", `/v1/rooms/${listing}`, { token });
    const shelves: { folder: string; documents: { name: string }[] }[] = body.room.shelves;
    return shelves.find((shelf) => shelf.folder === folder)?.documents.map(({ name }) => name) ?? [];
  };
  const readChain = async () =>
    (await site.db.$client.query("SELECT kind, body FROM room_events WHERE room = $1 ORDER BY seq", [listing])).rows;

  test("a PDF is added for people with access, and nobody downloads it unless the owner allows it", async () => {
    const { status, body } = await add(pdf, { name: "C:\\deals\\Rent roll 2026.pdf" });
    expect(status).toBe(201);
    expect(body.document).toMatchObject({
      ...{ name: "Rent roll 2026", kind: "pdf", pages: 2, audience: "granted", download: "never", folder: "leases" },
    });
    expect((await readChain()).at(-1)).toMatchObject({ kind: "document_added" });
    expect((await readChain()).at(-1).body).toMatch(/"sha256":"[0-9a-f]{64}"/u);
    expect((await ask("GET", body.document.id)).body.document.ratios).toEqual([792 / 612, 792 / 612]);
  });

  test("a document that is sent again after a lost answer is the same document, and another under its key is refused", async () => {
    const headers = { "idempotency-key": "room-upload-1" };
    const query = "folder=environment";
    const events = (await readChain()).length;
    const [first, ...repeats] = [
      await add(pdf, { query, headers }),
      ...(await Promise.all([add(pdf, { query, headers }), add(pdf, { query, headers })])),
    ];
    expect([first, ...repeats].map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const repeat of repeats) expect(repeat.body).toEqual(first?.body);
    expect(await readNames("environment")).toEqual(["Rent roll"]);
    expect((await readChain()).length).toBe(events + 1);
    const other = await add(pdf, { query, headers, name: "Other.pdf" });
    expect([other.status, other.body.code]).toEqual([422, "request.key_reused"]);
  });

  test("a picture is stored upright and without camera metadata; a Word file can only be downloaded", async () => {
    const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#357" } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "45/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = (await add(photo, { query: "folder=pictures", name: "Roof.jpg" })).body.document;
    expect(picture).toMatchObject({ name: "Roof", kind: "picture", pages: 1 });
    const { body } = await ask("GET", picture.id);
    expect(body.document.ratios).toEqual([2]);
    const { bytes } = await ask("GET", `${picture.id}/download`);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const word = (await add(buildDocx(), { query: "folder=legal", name: "Terms.docx" })).body.document;
    expect(word).toMatchObject({ kind: "word", pages: 0, download: "original" });
    expect((await ask("GET", `${word.id}/pages/1`)).status).toBe(404);
    const change = { name: "Terms", folder: "legal", audience: "nda", download: "stamped" };
    const refused = await ask("POST", word.id, { body: change });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["download"]]);
  });

  test.each([
    ["lead-bom.pdf", "pdf"],
    ["trail-zeros.pdf", "pdf"],
    ["doc2.docx", "word"],
  ])("%s, as a phone, a printer or Word for the web made it, is added", async (name, kind) => {
    const { status, body } = await add(await readFile(new URL(name, FIXTURES)), { name });
    expect([status, body.document?.kind]).toEqual([201, kind]);
    if (kind === "pdf") expect((await ask("GET", `${body.document.id}/pages/1?w=800`)).status).toBe(200);
  });

  test.each([
    ["is not a PDF, picture or Word file", 415, "rooms.wrong_kind", async () => Buffer.from("<html>")],
    ["has a password", 422, "rooms.encrypted", () => buildPdf({ password: "lining" })],
    ["is cut off", 422, "rooms.unreadable", async () => (await buildPdf()).subarray(0, 900)],
    [
      "lost its middle",
      422,
      "rooms.unreadable",
      async () => Buffer.concat([(await buildPdf()).subarray(0, 200), Buffer.from("\n%%EOF\n")]),
    ],
    ["unpacks to gigabytes", 422, "rooms.too_complex", buildPdfBomb],
    [
      "has a page that is too narrow to read",
      422,
      "rooms.too_narrow",
      () => buildRawPdf([{ width: 9000, height: 90 }]),
    ],
    ["has an image that is not drawn", 422, "rooms.lost_image", () => readFile(SCAN)],
    ["has too many pages", 422, "rooms.too_many_pages", () => buildPdf({ pages: 301, lines: 0 })],
    [
      "is a damaged picture",
      422,
      "rooms.unreadable",
      async () =>
        (
          await sharp({ create: { width: 90, height: 90, channels: 3, background: "#357" } })
            .png()
            .toBuffer()
        ).subarray(0, 120),
    ],
  ])("a file that %s is rejected under its field", async (_, status, code, build) => {
    const answer = await add(await build());
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([status, code, ["file"]]);
  });

  test.each([
    ["en", "Page 2 of this PDF is too long and narrow"],
    ["fr", "La page 2 de ce PDF est trop longue et étroite"],
  ])("a page that cannot be shown is named in the owner's language: %s", async (language, reason) => {
    const form = buildDocumentForm(await buildRawPdf([{}, { width: 9000, height: 90 }]));
    const headers = { ...form.headers, "accept-language": language };
    const answer = await site.call("POST", `/v1/rooms/${listing}/documents`, { ...form, token: owner.token, headers });
    expect(answer.body.fields.file).toContain(reason);
  });

  test("only the owner adds, changes, moves and withdraws, and a folder must be one of the list", async () => {
    const other = await site.signInAs();
    const id = await addNew("folder=legal&audience=member");
    expect((await add(pdf, { token: other.token })).status).toBe(404);
    for (const path of [id, `${id}/move`, `${id}/withdraw`]) {
      const bodies: Record<string, object> = {
        [id]: { name: "Mine", folder: "legal", audience: "member", download: "original" },
        [`${id}/move`]: { to: "up" },
      };
      expect((await ask("POST", path, { token: other.token, body: bodies[path] ?? {} })).status, path).toBe(404);
    }
    const wrong = await add(pdf, { query: "folder=secrets" });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ["folder"]]);
  });

  test("the chain records that a document has another audience again, even if another call has just changed it", async () => {
    const id = await addNew("folder=building&audience=nda");
    const change = { name: "Plan", folder: "building", audience: "nda", download: "never" };
    const answer = await withTransaction(site.db, async (client) => {
      await client.query("UPDATE room_documents SET audience = 'granted' WHERE id = $1", [id]);
      const changing = ask("POST", id, { body: change });
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      await client.query("COMMIT");
      return { changing };
    });
    expect((await answer.changing).status).toBe(200);
    const last = (await readChain()).at(-1);
    expect([last.kind, JSON.parse(last.body)]).toEqual([
      "document_changed",
      expect.objectContaining({ documentId: id, audience: "nda" }),
    ]);
  });

  test("documents are renamed, moved to folders, reordered and withdrawn; the chain records who may read them and when they were removed", async () => {
    const ids = [await addNew("folder=building"), await addNew("folder=building"), await addNew("folder=building")];
    for (const [at, id] of ids.entries()) {
      const change = { name: `Plan ${at + 1}`, folder: "building", audience: "member", download: "never" };
      expect((await ask("POST", id, { body: change })).status).toBe(200);
    }
    expect((await readChain()).at(-1)).toMatchObject({ kind: "document_changed" });
    await ask("POST", `${ids[2]}/move`, { body: { to: "up" } });
    await ask("POST", `${ids[0]}/move`, { body: { to: "up" } });
    const reader = await site.signInAs();
    expect(await readNames("building", reader.token)).toEqual(["Plan 1", "Plan 3", "Plan 2"]);
    await ask("POST", `${ids[2]}/withdraw`);
    expect(await readNames("building", reader.token)).toEqual(["Plan 1", "Plan 2"]);
    for (const path of [`${ids[2]}`, `${ids[2]}/pages/1`, `${ids[2]}/download`])
      expect((await ask("GET", path)).status).toBe(404);
    expect((await readChain()).at(-1)).toMatchObject({ kind: "document_withdrawn" });
    const empty = await ask("POST", `${ids[0]}`, {
      body: { name: " ", folder: "building", audience: "member", download: "never" },
    });
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ["name"]]);
  });

  test("a document moves from where another move has just put it", async () => {
    const ids = [await addNew("folder=other"), await addNew("folder=other"), await addNew("folder=other")];
    for (const [at, id] of ids.entries()) {
      const change = { name: `Plan ${at + 1}`, folder: "other", audience: "member", download: "never" };
      expect((await ask("POST", id, { body: change })).status).toBe(200);
    }
    const answer = await withTransaction(site.db, async (client) => {
      const swap = `UPDATE room_documents one SET position = other.position FROM room_documents other
        WHERE (one.id, other.id) IN (($1, $2), ($2, $1))`;
      await client.query(swap, [ids[1], ids[2]]);
      const moving = ask("POST", `${ids[2]}/move`, { body: { to: "up" } });
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      await client.query("COMMIT");
      return { moving };
    });
    expect((await answer.moving).status).toBe(200);
    expect(await readNames("other")).toEqual(["Plan 3", "Plan 1", "Plan 2"]);
  });

  test("a reader downloads as the owner allows: not at all, with their marks, or unmarked", async () => {
    const reader = await site.signInAs();
    const [never, stamped, original] = [
      await addNew("folder=summary&audience=member"),
      await addNew("folder=summary&audience=member&download=stamped"),
      await addNew("folder=summary&audience=member&download=original"),
    ];
    const download = (id = "") => ask("GET", `${id}/download`, { token: reader.token });
    expect([(await download(never)).status, (await download(never)).body.code]).toEqual([403, "rooms.no_download"]);
    const marked = await download(stamped);
    expect(marked.headers["content-disposition"]).toContain('filename="Rent roll.pdf"');
    const copy = await PDFDocument.load(marked.bytes);
    expect([copy.getPageCount(), copy.getKeywords()]).toEqual([2, expect.stringMatching(/^vp-[0-9a-f]{32}$/u)]);
    expect((await download(original)).bytes.equals(pdf)).toBe(true);
    expect((await ask("GET", `${never}/download`)).bytes.equals(pdf)).toBe(true);
  });

  test("an owner adds, changes and withdraws so many of a room's documents an hour", async () => {
    const id = await addNew("folder=environment");
    const change = { name: "Soil", folder: "environment", audience: "nda", download: "never" };
    const limit = { name: "room-changes", points: DOCUMENT_CHANGES_AN_HOUR, seconds: HOUR_SECONDS };
    const { take } = createThrottle(site.db, limit);
    for (let at = 0; at < DOCUMENT_CHANGES_AN_HOUR; at += 1) await take(listing);
    const events = (await readChain()).length;
    const refused = [await ask("POST", id, { body: change }), await ask("POST", `${id}/withdraw`), await add(pdf)];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(await readChain()).toHaveLength(events);
    await createThrottle(site.db, limit).forget(listing);
    expect((await ask("POST", id, { body: change })).status).toBe(200);
  });

  test("rows and files agree after all of this", async () => {
    const found = await findInconsistencies({ db: site.db, files: openFileStore(site.config), now: new Date() });
    expect([found.rowsWithoutFiles, found.filesWithoutRows, found.brokenEvidence]).toEqual([[], [], []]);
  });
});
