import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCostlyPdf, buildDocumentForm, buildPdf, buildScan } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("a document whose pages are expensive to draw", () => {
  let site: TestApp;
  let listing: string;
  let token: string;
  beforeAll(async () => {
    site = await buildTestApp();
    const owner = await site.signInAs();
    token = owner.token;
    [listing = ""] = await site.addListings([{ ownerId: owner.uid }]);
  });
  afterAll(() => site.close());

  const add = (content: Uint8Array, language = "en") => {
    const { headers, body } = buildDocumentForm(content, "Plans & leases.pdf");
    return site.call("POST", `/v1/rooms/${listing}/documents?folder=legal`, {
      ...{ token, body, headers: { ...headers, "accept-language": language } },
    });
  };

  test("is kept if it is an ordinary one: 300 pages of A4, scanned in color at 600 dpi", async () => {
    const added = await add(await buildScan(300));
    expect(added.status).toBe(201);
    const path = `/v1/rooms/documents/${added.body.document.id}/pages/300`;
    expect((await site.call("GET", `${path}?w=1600`, { token })).status).toBe(200);
    expect((await site.call("GET", `${path}/text`, { token })).status).toBe(200);
  });

  test("is rejected by name when it is added, whichever page takes too long", async () => {
    const answer = await add(await buildCostlyPdf({ pages: 40, costly: 30, pictures: 3 }), "fr");
    expect([answer.status, answer.body.code]).toEqual([422, "rooms.too_complex"]);
    expect(answer.body.fields.file).toMatch(/^Les pages de «\sPlans & leases\s» prennent trop de temps/u);
  });

  test("and was not found out is not drawn again and again: the page is refused, at once the next time", async () => {
    const { document } = (await add(await buildPdf({ pages: 1 }))).body;
    const { rows } = await site.db.$client.query("SELECT storage_key FROM room_documents WHERE id = $1", [document.id]);
    const stored = join(site.config.dataDir, "files", rows[0].storage_key);
    writeFileSync(stored, await buildCostlyPdf({ pages: 1, costly: 1, pictures: 4 }));
    const read = () => site.call("GET", `/v1/rooms/documents/${document.id}/pages/1`, { token });
    const refusal = {
      status: 422,
      body: { code: "rooms.page_too_complex", error: expect.stringContaining("Plans & leases") },
    };
    expect(await read()).toMatchObject(refusal);
    rmSync(stored);
    expect(await read()).toMatchObject(refusal);
  });
});
