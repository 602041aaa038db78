import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createMarks } from "./marks.tokens.ts";
import { traceFile } from "./tracing.usecases.ts";

describe("tracing a copy to its reader", () => {
  let site: TestApp;
  let id: string;
  let pdf: Buffer;
  const readers: { uid: string; token: string }[] = [];
  beforeAll(async () => {
    site = await buildTestApp();
    pdf = await buildPdf();
    const owner = await site.signInAs();
    const [listing] = await site.addListings([{ ownerId: owner.uid }]);
    const path = `/v1/rooms/${listing}/documents?audience=member&download=stamped`;
    id = (await site.call("POST", path, { token: owner.token, ...buildDocumentForm(pdf) })).body.document.id;
    for (let count = 0; count < 3; count += 1) readers.push(await site.signInAs());
    for (const { token } of readers) await read("pages/1", token);
  });
  afterAll(() => site.close());

  const read = async (path: string, token = "") =>
    (await site.call("GET", `/v1/rooms/documents/${id}/${path}`, { token })).bytes;
  const trace = (bytes: Buffer) => traceFile(site.db, { marks: createMarks(site.config.secret), bytes });

  test("names the reader of a page and of a download, and nobody for the owner's file", async () => {
    const { uid, token } = readers[1] ?? { uid: "", token: "" };
    const page = await trace(await read("pages/2", token));
    expect(page.readers).toEqual([
      { reader: expect.objectContaining({ id: uid }), by: "marker", score: expect.any(Number) },
    ]);
    const copy = await trace(await read("download", token));
    expect(copy.readers).toEqual([{ reader: expect.objectContaining({ id: uid }), by: "code", score: null }]);
    expect(await trace(pdf)).toEqual({ score: undefined, readers: [] });
  });

  test("says that a marker is ours even if its reader is no longer known", async () => {
    const { uid, token } = readers[2] ?? { uid: "", token: "" };
    const page = await read("pages/1", token);
    await site.db.$client.query("DELETE FROM room_openings WHERE account_id = $1", [uid]);
    const found = await trace(page);
    expect([found.readers, Number(found.score) > 7]).toEqual([[], true]);
  });
});
