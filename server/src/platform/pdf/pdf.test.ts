import { readFileSync } from "node:fs";
import { FRANCHISE_AGREEMENT, STANDARD_AGREEMENT } from "@vestpocket/domain/agreements/standard-agreement";
import { describe, expect, test } from "vitest";
import { readPdfStructure } from "../../testing/pdf-structure.ts";
import { buildPdf } from "../../testing/room-files.ts";
import { drawPdf } from "./draw-pdf.ts";
import type { PdfContent } from "./pdf-content.ts";
import { findFile, listFonts, splitRuns } from "./pdf-fonts.ts";
import { createPdfThread } from "./pdf-thread.ts";

const CONTENT: PdfContent = {
  language: "fr",
  title: "Certificat",
  createdAt: new Date("2026-03-01T12:00:00Z"),
  footer: "Page {page} sur {pages}",
  blocks: [
    { kind: "heading", level: 1, text: "Certificat de signature" },
    { kind: "heading", level: 2, text: "Parties" },
    { kind: "facts", rows: [["Signataire", "Ÿvonne Łukasz ᐃᓄᒃ Ольга"]] },
    { kind: "qr", text: "https://vestpocket.example/fr/verify", label: "Code" },
    { kind: "page" },
    { kind: "heading", level: 3, text: "Durée" },
    ...STANDARD_AGREEMENT.texts.map(({ body: text }) => ({ kind: "paragraph" as const, text })),
  ],
};

describe("a document", () => {
  test("has the same bytes however often it is drawn, also off the event loop, and different ones if a letter changes", async () => {
    const drawn = await drawPdf(CONTENT);
    const thread = createPdfThread();
    expect(Buffer.compare(await thread.draw(CONTENT), drawn)).toBe(0);
    expect(Buffer.compare(await drawPdf(CONTENT), drawn)).toBe(0);
    expect(Buffer.compare(await drawPdf({ ...CONTENT, footer: "Page {page}/{pages}" }), drawn)).not.toBe(0);
    await thread.close();
  });

  test("meets PDF/UA-1: its language, a displayed title, and everything drawn either tagged or marked as an artifact", async () => {
    const { metadata, elements, ...structure } = await readPdfStructure(await drawPdf(CONTENT));
    expect(structure).toEqual({
      ...{ language: "fr-CA", title: "Certificat", showsTitle: true, isMarked: true },
      ...{ lost: [], unmarked: [], poorFonts: [] },
    });
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(metadata).toMatch(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">Certificat</u);
    const types = elements.map(({ type }) => type);
    expect(types.slice(0, 9)).toEqual(["Document", "H1", "H2", "Table", "TR", "TH", "TD", "Figure", "H3"]);
    expect(new Set(types.slice(9))).toEqual(new Set(["P"]));
    expect(elements.filter(({ type }) => type === "TH").map(({ scope }) => scope)).toEqual(["Row"]);
    expect(elements.filter(({ type }) => type === "Figure")).toMatchObject([{ alt: "Code", hasPlace: true }]);
  });

  test("that is not tagged is detected", async () => {
    const { elements, isMarked, language, unmarked, poorFonts } = await readPdfStructure(
      await buildPdf({ pages: 1, lines: 1 }),
    );
    expect({ elements, isMarked, language }).toEqual({ elements: [], isMarked: false, language: undefined });
    expect(unmarked).toContain("1: Tj");
    expect(poorFonts).toHaveLength(1);
  });

  test("that takes too much processor time is abandoned", async () => {
    const thread = createPdfThread({ taskMaxMs: 400 });
    const long = { ...CONTENT, blocks: Array.from({ length: 40 }, () => CONTENT.blocks).flat() };
    await expect(thread.draw(long)).rejects.toThrow("ended");
    await thread.close();
  });

  test("in progress fails if the thread exits, and the next one starts another thread", async () => {
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
    ...[...STANDARD_AGREEMENT.texts, ...FRANCHISE_AGREEMENT.texts].map(({ title, body }) => title + body),
    "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ « »\u202f\u00a0–—’“”…№",
    "Łukasz Żółć Šárka Ōtani Đặng Thị Nguyễn Ağaoğlu Þórður",
    "Ольга Ελένη דוד محمد Հայկ ნინო ᐃᓄᒃᑎᑐᑦ",
  ];

  test.each(["regular", "strong"] as const)("draw every character written in %s", (weight) => {
    const characters = new Set(texts.join("").replace(/\s/gu, " "));
    expect([...characters].filter((character) => findFile(character, { weight }) === undefined)).toEqual([]);
  });

  test("write a character that none of them has as its code, and a tab as a space", () => {
    expect(splitRuns("中é", "regular").map(({ text }) => text)).toEqual(["[U+4E2D]é"]);
    expect(splitRuns("a)\tb", "regular").map(({ text }) => text)).toEqual(["a) b"]);
  });

  test.each(["regular", "strong"] as const)("draw different characters differently in %s", (weight) => {
    const drawn = new Map<string, number[]>();
    for (const [file, font] of listFonts(weight)) {
      for (const code of font.characterSet) {
        if (findFile(String.fromCodePoint(code), { weight }) !== file) continue;
        const glyph = `${file} ${font.glyphForCodePoint(code).id}`;
        drawn.set(glyph, [...(drawn.get(glyph) ?? []), code]);
      }
    }
    expect([...drawn.values()].filter((codes) => codes.length > 1)).toEqual([]);
    expect(drawn.size).toBeGreaterThan(5_000);
  });

  test.each(["regular", "strong"] as const)("put every mark of a word on its letter in %s", (weight) => {
    const fonts = new Map(listFonts(weight));
    for (const word of ["hən̓q̓əmin̓əm̓", "Ḵ̓wa̱la̱sa̱", "Łíídlı̨į", "Kʼǫ́ǫ́", "SENĆOŦEN", "k̓ʷ", "x̌ʷ", "s̲"]) {
      const runs = splitRuns(`of ${word} and`, weight);
      expect(runs.map(({ text }) => text).join("")).toBe(`of ${word} and`);
      for (const { file, text } of runs) {
        const { glyphs, positions } = fonts.get(file)?.layout(text, { calt: false }) ?? { glyphs: [], positions: [] };
        const marks = glyphs.flatMap(({ codePoints, bbox }, at) => {
          const isMark = /^\p{M}+$/u.test(String.fromCodePoint(...codePoints));
          // It reaches back over its letter, which ends where it starts.
          return isMark ? [bbox.minX + (positions[at]?.xOffset ?? 0)] : [];
        });
        expect(
          marks.filter((left) => left >= 0),
          `${text} ${file}`,
        ).toEqual([]);
      }
    }
  });
});
