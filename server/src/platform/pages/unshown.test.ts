import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { type PDFContext, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildPdfForm } from "../../testing/pdf-forms.ts";
import { buildRawPdf } from "../../testing/pdf-pages.ts";
import { buildPdf } from "../../testing/room-files.ts";
import { findUnshown } from "./unshown.ts";

const find = (bytes: Uint8Array) => findUnshown({ bytes, widest: 1600 });
const WHOLE = "612 0 0 792 0 0";

interface Image {
  readonly data: Uint8Array;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** Pages with an image each, which covers the page unless `place` says where it is. */
const buildImages = (images: readonly Image[], { place = WHOLE, text = "" } = {}) =>
  buildRawPdf(
    images.map(() => ({ content: `q ${place} cm /I Do Q ${text}` })),
    {
      work: (pdf: PDFDocument) => {
        for (const [at, image] of images.entries()) putImage(pdf.context, pdf.getPage(at).node, image);
      },
    },
  );

function putImage(context: PDFContext, node: ReturnType<PDFDocument["getPage"]>["node"], { data, entries }: Image) {
  const size = { Width: 400, Height: 500, ColorSpace: "DeviceGray", BitsPerComponent: 1 };
  const stream = context.stream(data, { Type: "XObject", Subtype: "Image", ...size, ...entries });
  const font = { Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" };
  node.set(PDFName.of("Resources"), context.obj({ XObject: { I: context.register(stream) }, Font: { F1: font } }));
}

/** Numbers below a bound, the same in each run. */
function createRandom() {
  let seed = 7;
  return (bound: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % bound;
  };
}

/** How a fax codes runs of 2 to 6 white and black pixels. */
const RUNS = [
  ["0111", "11"],
  ["1000", "10"],
  ["1011", "011"],
  ["1100", "0011"],
  ["1110", "0010"],
] as const;

/** 500 rows of 400 pixels, coded as a fax: with runs of letters' widths, or white. */
function codeFax(isWhite: boolean): Image {
  const random = createRandom();
  // 50 pairs of runs that are 8 pixels wide together.
  const pair = (white: number) => `001${RUNS[white - 2]?.[0]}${RUNS[6 - white]?.[1]}`;
  const row = () => Array.from({ length: 50 }, () => pair(2 + random(5))).join("");
  const rows = Array.from({ length: 500 }, () => (isWhite ? "1" : row()));
  const bytes = `${rows.join("")}0000000`.match(/.{8}/gu) ?? [];
  const data = Uint8Array.from(bytes, (bits) => Number.parseInt(bits, 2));
  return { data, entries: { Filter: "CCITTFaxDecode", DecodeParms: { K: -1, Columns: 400, Rows: 500 } } };
}

const NOISE = Uint8Array.from({ length: 3_000 }, createRandom().bind(null, 256));
const COLORED = { ColorSpace: "DeviceRGB", BitsPerComponent: 8 };

describe("what would be shown wrong", () => {
  let jpeg: Buffer;
  let whiteJpeg: Buffer;
  let scan: Image;
  beforeAll(async () => {
    const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#357"/><circle cx="200" cy="200" r="99"/></svg>`;
    jpeg = await sharp(Buffer.from(circle)).jpeg().toBuffer();
    const white = { width: 1700, height: 2200, channels: 3, background: "#fff" } as const;
    whiteJpeg = await sharp({ create: white }).withIccProfile("p3").jpeg().toBuffer();
    const file = await PDFDocument.load(
      await readFile(new URL("../../testing/fixtures/jbig2-mmr.pdf", import.meta.url)),
    );
    const [, stream] = file.context.enumerateIndirectObjects().find(([, each]) => String(each).includes("JBIG2")) ?? [];
    const data = (stream as unknown as { contents: Uint8Array }).contents;
    scan = { data, entries: { Filter: "JBIG2Decode", Width: 800, Height: 1000 } };
  });

  const jpegOf = (data: Uint8Array, entries = {}): Image => ({
    data,
    entries: { ...COLORED, Filter: "DCTDecode", ...entries },
  });
  const patch = (at: number, value: number) => {
    const patched = Buffer.from(jpeg);
    patched[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + at] = value;
    return jpegOf(patched);
  };

  test.each<[string, () => Image]>([
    ["a scan in a coding that PDFium shows as white", () => scan],
    ["a JPEG file with arithmetic coding", () => patch(1, 0xc9)],
    ["a JPEG file without loss", () => patch(1, 0xc3)],
    ["a JPEG file of twelve bits", () => patch(4, 12)],
    ["no JPEG file", () => jpegOf(NOISE)],
    ["no JPEG 2000 file", () => ({ data: NOISE, entries: { ...COLORED, Filter: "JPXDecode" } })],
    ["an unknown coding", () => ({ data: NOISE, entries: { Filter: "NewDecode" } })],
  ])("is an image that is %s, on the page that has it", async (_, build) => {
    const lost = { reason: "lostImage", page: 2 };
    expect(await find(await buildImages([jpegOf(jpeg), build(), build()]))).toEqual(lost);
    // Numbers that a program added to each page of a scan do not make up for it.
    expect(await find(await buildImages([jpegOf(jpeg), build()], { text: "BT /F1 9 Tf 9 9 Td (0001) Tj ET" }))).toEqual(
      lost,
    );
  });

  test.each<[string, () => Image]>([
    ["a photo", () => jpegOf(jpeg)],
    ["a photo that is cut off", () => jpegOf(jpeg.subarray(0, jpeg.length / 2))],
    ["a fax", () => codeFax(false)],
    ["a white fax", () => codeFax(true)],
    ["a white scan", () => jpegOf(whiteJpeg, { Width: 1700, Height: 2200 })],
    ["a white picture", () => ({ data: deflateSync(Buffer.alloc(25_000, 255)), entries: { Filter: "FlateDecode" } })],
    [
      "a mask that lets nothing through",
      () => ({
        data: deflateSync(Buffer.alloc(25_000, 255)),
        entries: { Filter: "FlateDecode", ImageMask: true, ColorSpace: undefined },
      }),
    ],
  ])("is not %s", async (_, build) => {
    expect(await find(await buildImages([build()]))).toBeUndefined();
  });

  test("is not an image as small as an ornament", async () => {
    expect(await find(await buildImages([scan], { place: "60 0 0 60 300 300" }))).toBeUndefined();
  });

  test("is no page without content, or white on white, or with next to nothing on it", async () => {
    const contents = [
      undefined,
      "",
      "1 g 0 0 612 792 re f",
      "BT /F1 9 Tf ( ) Tj ET",
      "0 g 300 300 1 1 re f",
      "q /Missing Do Q",
    ];
    const pages = contents.map((content) => (content === undefined ? {} : { content }));
    expect(await find(await buildRawPdf(pages))).toBeUndefined();
    for (const pdf of [await buildPdf({ pages: 3 }), await buildPdf({ lines: 0 }), await buildPdfForm({})])
      expect(await find(pdf)).toBeUndefined();
  });

  test("is a page too long and narrow to read, but no long receipt", async () => {
    const pages = [{}, { width: 390, height: 14_400 }, { width: 14_400, height: 800 }];
    expect(await find(await buildRawPdf(pages))).toBeUndefined();
    expect(await find(await buildRawPdf([...pages, { width: 14_400, height: 200 }]))).toEqual({
      reason: "tooNarrow",
      page: 4,
    });
  });

  test("is a form that draws its own pages", async () => {
    const pdf = await PDFDocument.load(await buildPdfForm({}));
    const template = pdf.context.register(pdf.context.stream("<template/>"));
    pdf.getForm().acroForm.dict.set(PDFName.of("XFA"), template);
    expect(await find(await pdf.save({ updateFieldAppearances: false }))).toBeUndefined();
    pdf.catalog.set(PDFName.of("NeedsRendering"), pdf.context.obj(true));
    expect(await find(await pdf.save({ updateFieldAppearances: false }))).toEqual({ reason: "dynamicForm", page: 1 });
  });

  test("is found in a long scan, of which only a part is decoded", async () => {
    const large = { ...scan, entries: { ...scan.entries } };
    expect(await find(await buildImages(Array.from({ length: 150 }, () => large)))).toMatchObject({
      reason: "lostImage",
    });
  });
});
