import { type PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { buildPdfForm } from "../../testing/pdf-forms.ts";
import { buildRawPdf } from "../../testing/pdf-pages.ts";
import { buildMarker } from "./marker.ts";
import { drawRaster, readText } from "./raster.ts";
import { stampPdf } from "./stamped-pdf.ts";

const [HIDDEN, PRINT, NO_ROTATE, NO_VIEW] = [2, 4, 16, 32];
const MARK = { label: "reader@example.ca", marker: buildMarker(new Uint8Array(32), "reader"), code: "vp-0" };

/** The part of dark pixels in a place, given in points from the bottom left of an upright page of letter size. */
async function measureInk(bytes: Uint8Array, [left, bottom, width, height]: readonly [number, number, number, number]) {
  const { pixels } = await drawRaster({ bytes, kind: "pdf", page: 1, width: 612 });
  let dark = 0;
  for (let y = 792 - bottom - height; y < 792 - bottom; y += 1)
    for (let x = left; x < left + width; x += 1) if ((pixels[(y * 612 + x) * 3] ?? 0) < 100) dark += 1;
  return dark / (width * height);
}

/** Within the frames of the fields of the form. */
const FIELDS = {
  "a text": [63, 683, 190, 18],
  "a check mark": [63, 643, 14, 14],
  "a choice of several": [65, 605, 10, 10],
  "a choice from a list": [63, 563, 100, 18],
  "a button": [63, 523, 190, 18],
} as const;

const read = async (bytes: Uint8Array) => (await readText({ bytes, page: 1 })).replaceAll(/\s+/gu, " ");
const TEXT = "Lease of suite 400 1 250 000 Retail Press me";

describe("a form's fields", () => {
  test.each([
    ["have appearances", {}],
    ["have none", { hasAppearances: false }],
    ["are left to the reader's program", { isLeftToReader: true }],
    ["have none and are left to the reader's program", { hasAppearances: false, isLeftToReader: true }],
    ["are not in the document's list", { isOrphaned: true }],
    ["have scripts, which do not run", { script: "REPLACED" }],
    ["have scripts and no appearances", { script: "REPLACED", hasAppearances: false }],
  ])("are in the picture, in the text and in the stamped copy if they %s", async (_, form) => {
    const pdf = await buildPdfForm(form);
    for (const bytes of [pdf, await stampPdf(pdf, MARK)]) {
      for (const [name, place] of Object.entries(FIELDS)) {
        expect(await measureInk(bytes, place), name).toBeGreaterThan(0.01);
      }
      expect(await read(bytes)).toBe(TEXT);
    }
  });

  test.each([90, 180, 270])("are in the text of a page that is turned by %i degrees", async (turn) => {
    const text = await read(await buildPdfForm({ turn }));
    for (const words of ["Lease of suite 400", "1 250 000", "Retail", "Press me"]) expect(text).toContain(words);
  });

  test.each([
    ["hidden", HIDDEN],
    ["not to be seen on a screen", NO_VIEW],
  ])("are neither in the picture nor in the text if they are %s", async (_, flags) => {
    for (const hasAppearances of [true, false]) {
      const pdf = await buildPdfForm({ flags: flags | PRINT, hasAppearances });
      for (const [name, place] of Object.entries(FIELDS)) expect(await measureInk(pdf, place), name).toBe(0);
      expect(await read(pdf)).toBe("Lease of suite 400");
    }
  });
});

interface Comment {
  readonly y: number;
  readonly text: string;
  readonly entries?: Readonly<Record<string, unknown>>;
  /** Without one, PDFium draws the text itself. */
  readonly hasAppearance?: boolean;
}

/** A page with comments at its left side, each 300 points wide and 30 high. */
const buildCommented = (comments: readonly Comment[], page: { content?: string; entries?: object } = {}) =>
  buildRawPdf([{ content: "BT /F1 14 Tf 60 740 Td (Rent roll) Tj ET", ...page, entries: { ...page.entries } }], {
    work: (pdf: PDFDocument) => {
      const { context } = pdf;
      const annotations = comments.map(({ y, text, entries = {}, hasAppearance = true }) => {
        const resources = pdf.catalog.Pages().get(PDFName.of("Resources"));
        const form = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 300, 30], Resources: resources };
        const appearance = context.register(context.stream(`0 g BT /F1 14 Tf 4 8 Td (${text}) Tj ET`, form));
        return context.register(
          context.obj({
            ...{ Type: "Annot", Subtype: "FreeText", Rect: [60, y, 360, y + 30], F: PRINT },
            ...{ DA: PDFString.of("/Helv 14 Tf 0 g"), Contents: PDFString.of(text) },
            ...(hasAppearance && { AP: { N: appearance } }),
            ...entries,
          }),
        );
      });
      pdf.getPage(0).node.set(PDFName.of("Annots"), context.obj(annotations));
    },
  });

describe("the text of a page with comments", () => {
  test("has those that are seen, and neither hidden ones nor the windows of notes", async () => {
    const pdf = await buildCommented([
      { y: 650, text: "The price is final" },
      { y: 600, text: "Drawn for it", hasAppearance: false },
      { y: 550, text: "APPROVED", entries: { Subtype: "Stamp" } },
      { y: 500, text: "SECRET one", entries: { F: HIDDEN } },
      { y: 450, text: "SECRET two", entries: { F: NO_VIEW } },
      { y: 400, text: "SECRET three", entries: { Subtype: "Popup" } },
      { y: 350, text: "SECRET four", entries: { Subtype: "Text" }, hasAppearance: false },
    ]);
    expect(await read(pdf)).toBe("Rent roll The price is final Drawn for it APPROVED");
  });

  test("has no comment that another covers, nor text under one", async () => {
    const cover = { Subtype: "Square", IC: [0, 0, 0], C: [0, 0, 0] };
    const pdf = await buildCommented([
      { y: 650, text: "The price is final" },
      { y: 600, text: "SECRET" },
      { y: 600, text: "", hasAppearance: false, entries: cover },
      { y: 730, text: "", hasAppearance: false, entries: cover },
    ]);
    expect(await read(pdf)).toBe("The price is final");
  });

  test("leaves out what it cannot tell to be seen: where comments are not where PDFium merges them", async () => {
    const scaled = "0.5 0 0 0.5 0 0 cm q BT /F1 28 Tf 120 1480 Td (Rent roll) Tj 100 -800 Td (SECRET) Tj ET";
    const cover = { Subtype: "Square", IC: [0, 0, 0], C: [0, 0, 0], Rect: [50, 330, 300, 360] };
    const pdf = await buildCommented([{ y: 0, text: "", hasAppearance: false, entries: cover }], { content: scaled });
    expect(await read(pdf)).toBe("Rent roll");
    const turned = { F: PRINT | NO_ROTATE };
    const other = await buildCommented(
      [
        { y: 600, text: "Upright" },
        { y: 300, text: "Always", entries: turned },
      ],
      {
        entries: { Rotate: 90 },
      },
    );
    expect(await read(other)).toBe("Upright Rent roll");
  });
});
