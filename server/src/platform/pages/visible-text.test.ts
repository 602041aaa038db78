import {
  degrees,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  PDFString,
  rgb,
  StandardFonts,
  TextRenderingMode,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPng } from "../../testing/listing-forms.ts";
import { buildPdf } from "../../testing/room-files.ts";
import { outlineText } from "./outlines.ts";
import { openLibrary } from "./pdfium.ts";
import { readText, readTexts } from "./raster.ts";

const RENT = "Suite 400 pays $1,250.00 a month";
const NEXT = "Suite 500: it is empty.";
const BLACK = rgb(0, 0, 0);
const WHITE = rgb(1, 1, 1);
const PAGE = { x: 0, y: 0, width: 612, height: 792 };
/** Around the first line. */
const COVER = { x: 60, y: 695, width: 300, height: 18, color: BLACK };

/** A picture of stripes as wide as letters. */
const STRIPES = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="36"><rect width="600" height="36" fill="white"/><path d="${Array.from({ length: 60 }, (_, at) => `M${at * 10} 0h5v36h-5z`).join("")}"/></svg>`,
  ),
);
const BLANK = sharp({ create: { width: 20, height: 20, channels: 3, background: "#f8f8f0" } });

interface Drawn {
  readonly pdf: PDFDocument;
  readonly page: PDFPage;
  readonly font: PDFFont;
}

async function buildPage(draw: (drawn: Drawn) => unknown): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  page.setFont(font);
  page.setFontSize(11);
  await draw({ pdf, page, font });
  return Buffer.from(await pdf.save());
}

/** Two lines of text; `cover` draws over the first. */
const buildCovered = (cover: (drawn: Drawn) => unknown) =>
  buildPage(async (drawn) => {
    drawn.page.drawText(RENT, { x: 64, y: 700 });
    drawn.page.drawText(NEXT, { x: 64, y: 680 });
    await cover(drawn);
  });

function annotate({ pdf, page }: Drawn): void {
  const { x, y, width, height } = COVER;
  const drawing = pdf.context.stream(`0 0 0 rg 0 0 ${width} ${height} re f`, {
    ...{ Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] },
  });
  const square = { Type: "Annot", Subtype: "Square", Rect: [x, y, x + width, y + height], IC: [0, 0, 0], F: 4 };
  const annotation = pdf.context.obj({
    ...square,
    AP: { N: pdf.context.register(drawing) },
    Contents: PDFString.of(""),
  });
  page.node.addAnnot(pdf.context.register(annotation));
}

/** A scan of two lines, with recognized text that paints nothing. */
const buildScan = ({
  under = (_: Drawn): unknown => undefined,
  cover = (_: Drawn): unknown => undefined,
  isBurnt = false,
} = {}) =>
  buildPage(async (drawn) => {
    const { pdf, page } = drawn;
    const line = (text: string, y: number) => {
      const { path, em } = outlineText(text);
      return `<path d="${path}" transform="translate(128 ${(792 - y) * 2}) scale(${22 / em})"/>`;
    };
    const box = isBurnt ? '<rect x="120" y="158" width="600" height="36"/>' : "";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1224" height="1584"><rect width="1224" height="1584" fill="#f4f2ea"/>${line(RENT, 700)}${line(NEXT, 680)}${box}</svg>`;
    const scan = await pdf.embedJpg(await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer());
    await under(drawn);
    page.drawImage(scan, PAGE);
    for (const [text, y] of [
      [RENT, 700],
      [NEXT, 680],
    ] as const)
      page.drawText(text, { x: 64, y, renderMode: TextRenderingMode.Invisible });
    await cover(drawn);
  });

const read = async (bytes: Uint8Array, page = 1) => (await readText({ bytes, page })).replaceAll("\r\n", "\n");

describe("the text of a page", () => {
  test("is whole if nothing hides it, with its spaces, line breaks and punctuation", async () => {
    const pdf = await buildPdf();
    expect(await readText({ bytes: pdf, page: 2 })).toBe((await readTexts(pdf))[1]);
    expect(await read(await buildCovered(() => undefined))).toBe(`${RENT}\n${NEXT}`);
    const dotted = "l.I-i:|1,0.5;'_\" — “x” (l) …";
    expect(await read(await buildPage(({ page }) => page.drawText(dotted, { x: 64, y: 700, size: 6 })))).toBe(dotted);
  });

  test.each<[string, (drawn: Drawn) => unknown]>([
    ["a drawn box", ({ page }) => page.drawRectangle(COVER)],
    ["a white box", ({ page }) => page.drawRectangle({ ...COVER, color: WHITE })],
    [
      "a box that is hardly higher than its letters",
      ({ page }) => page.drawRectangle({ x: 64, y: 699, width: 170, height: 8, color: BLACK }),
    ],
    ["a box that leaves the feet of its letters", ({ page }) => page.drawRectangle({ ...COVER, y: 702, height: 14 })],
    [
      "a box with a word on it",
      ({ page }) => {
        page.drawRectangle(COVER);
        page.drawText("####", { x: 70, y: 700, color: WHITE });
      },
    ],
    ["an annotation", annotate],
    ["a picture", async ({ pdf, page }) => page.drawImage(await pdf.embedPng(await drawPng()), COVER)],
  ])("leaves out what %s covers, which the file still contains", async (_, cover) => {
    const pdf = await buildCovered(cover);
    const text = await read(pdf);
    expect(text).toContain(NEXT);
    expect(text.replace(NEXT, "")).not.toMatch(/[\w$]/u);
    expect((await readTexts(pdf))[0]).toContain(RENT);
  });

  test("leaves out what was written over, and keeps what was written there", async () => {
    const pdf = await buildCovered(({ page }) => {
      page.drawRectangle({ ...COVER, color: WHITE });
      page.drawText("Suite 400 pays a fair rent, less", { x: 64, y: 700 });
    });
    const text = await read(pdf);
    expect(text).toContain("a fair rent");
    expect(text).not.toMatch(/1,2|month/u);
  });

  test("keeps what lies under a watermark, a highlight and a frame", async () => {
    const pdf = await buildCovered(({ page }) => {
      page.drawRectangle({ ...COVER, color: rgb(1, 1, 0), opacity: 0.4 });
      page.drawRectangle({ x: 60, y: 695, width: 300, height: 18, borderColor: BLACK, borderWidth: 1 });
      page.drawText("DRAFT", { x: 60, y: 480, size: 110, rotate: degrees(40), opacity: 0.3 });
    });
    const text = await read(pdf);
    for (const kept of [RENT, NEXT, "DRAFT"]) expect(text).toContain(kept);
  });

  test("leaves out text in the color of the paper, and text outside the page", async () => {
    const pdf = await buildPage(({ page }) => {
      page.setCropBox(50, 50, 500, 650);
      page.drawText(NEXT, { x: 64, y: 600 });
      page.drawText(RENT, { x: 64, y: 580, color: WHITE });
      page.drawText(RENT, { x: 64, y: 750 });
      page.drawText(RENT, { x: 700, y: 560 });
      page.drawText("Total", { x: 64, y: 540 });
    });
    expect(await read(pdf)).toBe(`${NEXT}\nTotal`);
    expect((await readTexts(pdf))[0]).toContain(RENT);
  });

  test.each([90, 180, 270])("is found on a page that is turned by %i degrees", async (angle) => {
    const pdf = await buildCovered(({ page }) => {
      page.setRotation(degrees(angle));
      page.drawRectangle(COVER);
    });
    expect(await read(pdf)).toBe(NEXT);
  });

  test("is found in parts of a page that are placed as a whole", async () => {
    const covered = await buildCovered(({ page }) => page.drawRectangle(COVER));
    const pdf = await buildPage(async ({ pdf, page }) => {
      const [part] = await pdf.embedPdf(covered);
      if (part !== undefined) page.drawPage(part, { x: 100, y: 100, xScale: 0.7, yScale: 0.7 });
    });
    expect(await read(pdf)).toBe(NEXT);
    expect((await readTexts(pdf))[0]).toContain(RENT);
  });

  test("that was recognized in a scan is kept where the scan shows it", async () => {
    expect(await read(await buildScan())).toBe(`${RENT}\n${NEXT}`);
    expect(await read(await buildScan({ isBurnt: true }))).toBe(NEXT);
    expect(await read(await buildScan({ cover: ({ page }) => page.drawRectangle(COVER) }))).toBe(NEXT);
    const labelled = ({ page }: Drawn) => {
      page.drawRectangle(COVER);
      page.drawText("withheld withheld withheld withheld", { x: 64, y: 700, color: WHITE });
    };
    const text = await read(await buildScan({ cover: labelled }));
    expect(text).toContain(NEXT);
    expect(text).not.toMatch(/Suite 400|pays|month/u);
  });

  test("that was recognized in a scan is left out where another image covers the scan", async () => {
    const draw =
      (picture: typeof STRIPES, place: typeof PAGE) =>
      async ({ pdf, page }: Drawn) =>
        page.drawImage(await pdf.embedPng(await picture.clone().png().toBuffer()), place);
    const cover = draw(STRIPES, COVER);
    const under = draw(BLANK, PAGE);
    expect(await read(await buildScan({ cover }))).toBe(NEXT);
    // A picture of paper may lie under the scan.
    expect(await read(await buildScan({ under }))).toBe(`${RENT}\n${NEXT}`);
    expect(await read(await buildScan({ under, cover }))).toBe(NEXT);
    const covered = await buildScan({ cover });
    const placed = await buildPage(async ({ pdf, page }) => {
      const [part] = await pdf.embedPdf(covered);
      if (part !== undefined) page.drawPage(part, { x: 100, y: 100, xScale: 0.7, yScale: 0.7 });
    });
    expect(await read(placed)).toBe(NEXT);
    const placedUnder = await buildPage(async ({ pdf, page }) => {
      const [part] = await pdf.embedPdf(await buildScan());
      if (part !== undefined) page.drawPage(part, { x: 100, y: 100, xScale: 0.7, yScale: 0.7 });
      const place = {
        x: 100 + COVER.x * 0.7,
        y: 100 + COVER.y * 0.7,
        width: COVER.width * 0.7,
        height: COVER.height * 0.7,
      };
      await draw(STRIPES, place)({ pdf, page } as Drawn);
    });
    expect(await read(placedUnder)).toBe(NEXT);
  });

  test("that a page without pictures makes invisible is left out", async () => {
    const pdf = await buildPage(({ page }) =>
      page.drawText(RENT, { x: 64, y: 700, renderMode: TextRenderingMode.Invisible }),
    );
    expect(await read(pdf)).toBe("");
    expect(await readTexts(pdf)).toEqual([RENT]);
  });

  test("does not use up the library's memory", async () => {
    const pdf = await buildCovered(({ page }) => page.drawRectangle(COVER));
    const { module } = (await openLibrary()) as unknown as { module: { readonly HEAPU8: Uint8Array } };
    await read(pdf);
    const before = module.HEAPU8.length;
    for (let time = 0; time < 5; time += 1) await read(pdf);
    expect(module.HEAPU8.length).toBe(before);
  });
});
