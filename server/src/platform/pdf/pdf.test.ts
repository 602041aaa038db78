import { readFileSync } from "node:fs";
import { STANDARD_TEXTS } from "@vestpocket/domain/agreements/standard-agreement";
import { describe, expect, test } from "vitest";
import { drawPdf } from "./draw-pdf.ts";
import type { PdfContent } from "./pdf-content.ts";
import { findFile, splitRuns } from "./pdf-fonts.ts";
import { createPdfThread } from "./pdf-thread.ts";

const CONTENT: PdfContent = {
  language: "fr",
  title: "Certificat",
  createdAt: new Date("2026-03-01T12:00:00Z"),
  footer: "Page {page} de {pages}",
  blocks: [
    { kind: "heading", level: 1, text: "Certificat de signature" },
    { kind: "facts", rows: [["Signataire", "Ÿvonne Łukasz ᐃᓄᒃ Ольга"]] },
    { kind: "qr", text: "https://vestpocket.example/fr/verify", label: "Code" },
    { kind: "page" },
    ...STANDARD_TEXTS.map(({ body: text }) => ({ kind: "paragraph" as const, text })),
  ],
};

describe("a document", () => {
  test("has the same bytes however often it is drawn, off the event loop too, and others once a letter changes", async () => {
    const drawn = await drawPdf(CONTENT);
    const thread = createPdfThread();
    expect(Buffer.compare(await thread.draw(CONTENT), drawn)).toBe(0);
    expect(Buffer.compare(await drawPdf(CONTENT), drawn)).toBe(0);
    expect(Buffer.compare(await drawPdf({ ...CONTENT, footer: "Page {page}/{pages}" }), drawn)).not.toBe(0);
    await thread.close();
  });

  test("is tagged and names its language, its title and its standard, and embeds every font", async () => {
    const pdf = (await drawPdf(CONTENT)).toString("latin1");
    for (const part of ["/StructTreeRoot", "/Marked true", "/Lang (fr-CA)", "/DisplayDocTitle true"]) {
      expect(pdf).toContain(part);
    }
    for (const tag of ["H1", "P", "Table", "TR", "TH", "TD", "Figure"]) expect(pdf).toContain(`/S /${tag}\n`);
    expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdf.match(/\/FontFile2/gu)?.length).toBe(pdf.match(/\/Type \/FontDescriptor/gu)?.length);
    expect(pdf).not.toMatch(/Helvetica/u);
  });

  test("a thread that ends fails what it was drawing, and the next document starts another", async () => {
    const thread = createPdfThread();
    const lost = thread.draw(CONTENT);
    await thread.close();
    await expect(lost).rejects.toThrow("ended");
    expect((await thread.draw(CONTENT)).length).toBeGreaterThan(10_000);
    await thread.close();
  });
});

describe("the fonts", () => {
  const read = (language: string, name: string) =>
    readFileSync(new URL(`../../../../locales/${language}/${name}.po`, import.meta.url), "utf8");
  const texts = [
    ...["en", "fr"].flatMap((language) => ["server", "domain", "access"].map((name) => read(language, name))),
    ...STANDARD_TEXTS.map(({ title, body }) => title + body),
    "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ « »\u202f\u00a0–—’“”…№",
    "Łukasz Żółć Šárka Ōtani Đặng Thị Nguyễn Ağaoğlu Þórður",
    "Ольга Ελένη דוד محمد Հայկ ნინო ᐃᓄᒃᑎᑐᑦ",
  ];

  test.each(["regular", "strong"] as const)("draw every character of what is written, in %s", (weight) => {
    const characters = new Set(texts.join("").replace(/\s/gu, " "));
    expect([...characters].filter((character) => findFile(character, weight) === undefined)).toEqual([]);
  });

  test("write a character that none of them has as its number", () => {
    expect(splitRuns("中é", "regular").map(({ text }) => text)).toEqual(["[U+4E2D]é"]);
  });
});
