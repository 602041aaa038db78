import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { BROCHURES_AN_HOUR } from "@vestpocket/domain/pasting/brochures.terms";
import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createThrottle } from "../../platform/throttle.ts";
import { EICAR, startClamd } from "../../testing/clamd-server.ts";
import { buildDocx, buildPdfBomb } from "../../testing/hostile-files.ts";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

async function buildBrochure(lines: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 700 - index * 30, size: 14, font });
  return Buffer.from(await pdf.save());
}

describe("a brochure's text", () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let site: TestApp;
  beforeAll(async () => {
    clamd = await startClamd();
    site = await buildTestApp({ CLAMD_URL: clamd.url });
  });
  afterAll(async () => {
    await site.close();
    await clamd.close();
  });

  const send = async (content: Uint8Array, token?: string) =>
    site.call("POST", "/v1/brochure-texts", {
      ...buildDocumentForm(content, "Brochure.pdf"),
      token: token ?? (await site.signInAs()).token,
    });

  test("is read line by line, and nothing of the file is kept", async () => {
    const { status, body } = await send(
      await buildBrochure(["Warehouse for lease", "22,50 $ pi² net", "Clear height: 18'"]),
    );
    expect([status, body.pages]).toEqual([200, 1]);
    expect(body.text.split("\n").map((line: string) => line.trim())).toEqual([
      "Warehouse for lease",
      "22,50 $ pi² net",
      "Clear height: 18'",
    ]);
    expect(await readdir(join(site.config.dataDir, "uploads"))).toEqual([]);
    expect(clamd.scanned).toHaveLength(1);
  });

  test("has eight pages at most, and no text that the pages do not show", async () => {
    const { body } = await send(await buildPdf({ pages: 10, lines: 1, secret: "SECRET", isCovered: true }));
    expect(body.pages).toBe(8);
    expect(body.text).toContain("Page 8, line 0");
    expect(body.text).not.toContain("Page 9");
    expect(body.text).not.toContain("SECRET");
  });

  test.each([
    ["has a password", 422, "pasting.encrypted", () => buildPdf({ password: "lining" })],
    ["holds no text", 422, "pasting.no_text", () => buildPdf({ lines: 0 })],
    ["is cut off", 422, "pasting.unreadable", async () => (await buildPdf()).subarray(0, 900)],
    ["unpacks to gigabytes", 422, "pasting.too_complex", buildPdfBomb],
    ["is a Word file", 415, "pasting.wrong_kind", async () => buildDocx()],
    ["is no document", 415, "pasting.wrong_kind", async () => Buffer.from("<html>")],
    [
      "is infected",
      422,
      "files.infected",
      async () => Buffer.concat([await buildPdf(), Buffer.from(`\n${EICAR}\n%%EOF\n`)]),
    ],
  ])("is refused under its field if the file %s", async (_, status, code, build) => {
    const answer = await send(await build());
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([status, code, ["file"]]);
  });

  test("needs a file, and an account within its limit", async () => {
    const { uid, token } = await site.signInAs();
    const empty = await site.call("POST", "/v1/brochure-texts", { token, body: {} });
    expect(empty.status).toBe(415);
    const limit = createThrottle(site.db, { name: "brochures", points: BROCHURES_AN_HOUR, seconds: HOUR_SECONDS });
    for (let time = 1; time <= BROCHURES_AN_HOUR; time += 1) await limit.take(uid);
    expect(await send(await buildPdf(), token)).toMatchObject({ status: 429, body: { code: "request.too_many" } });
  });
});
