import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildPdf } from "../../testing/room-files.ts";
import { drawMarked } from "./marked-page.ts";
import { buildMarker } from "./marker.ts";
import { findMarker } from "./marker-search.ts";
import { drawRaster } from "./raster.ts";
import { stampPdf } from "./stamped-pdf.ts";

const KEY = new Uint8Array(32).fill(7);
const READERS = ["amélie", "benoît", "chloé", "daniel", "élise"];
/** The threshold for naming a reader. */
const NAMED = 6;

describe("a page's invisible marker", () => {
  let pdf: Buffer;
  const drawn = new Map<string, Buffer>();
  const markOf = (reader: string) => ({
    label: `${reader}@example.ca · 2026-11-23 02:31 UTC · 9A3F20`,
    marker: buildMarker(KEY, reader),
    code: "vp-any",
  });
  beforeAll(async () => {
    pdf = await buildPdf({ pages: 1 });
    const raster = await drawRaster({ bytes: pdf, kind: "pdf", page: 1, width: 1200 });
    for (const reader of READERS) drawn.set(reader, await drawMarked(raster, markOf(reader)));
  });

  /** The named readers. */
  async function trace(picture: Buffer): Promise<string[]> {
    const found = await findMarker(picture, KEY);
    return found === undefined ? [] : READERS.filter((reader) => found.scoreOf(reader) >= NAMED);
  }

  const LEAKS: readonly (readonly [string, (page: Sharp) => Sharp])[] = [
    ["as it was", (page) => page],
    ["saved again as JPEG of quality 60", (page) => page.jpeg({ quality: 60 })],
    ["half as large", (page) => page.resize(600).jpeg({ quality: 75 })],
    ["a third larger, as WebP", (page) => page.resize(1600).webp({ quality: 75 })],
    [
      "cut at its edges, then smaller",
      (page) => page.extract({ left: 70, top: 91, width: 1050, height: 1300 }).jpeg({ quality: 75 }),
    ],
    [
      "on a screen beside something else",
      (page) =>
        page.extend({ left: 300, right: 200, top: 80, bottom: 40, background: "#30353f" }).jpeg({ quality: 80 }),
    ],
  ];

  test.each(LEAKS)("names the right reader and no other from a page %s", async (_, leak) => {
    const [reader = "", page] = [READERS[2], drawn.get("chloé")];
    expect(await trace(await leak(sharp(page)).toBuffer())).toEqual([reader]);
  });

  test("names each reader from their own page", async () => {
    for (const reader of READERS) expect(await trace(drawn.get(reader) ?? Buffer.alloc(0))).toEqual([reader]);
  });

  test("names the reader of a stamped PDF that was turned into a picture", async () => {
    const stamped = await stampPdf(pdf, markOf("daniel"));
    const { pixels, ...size } = await drawRaster({ bytes: stamped, kind: "pdf", page: 1, width: 900 });
    const picture = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 75 })
      .toBuffer();
    expect(await trace(picture)).toEqual(["daniel"]);
  });

  test("names nobody from a page without a marker, with another key, or of an unknown reader", async () => {
    const { pixels, ...size } = await drawRaster({ bytes: pdf, kind: "pdf", page: 1, width: 900 });
    const plain = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await findMarker(plain, KEY)).toBeUndefined();
    const page = drawn.get("amélie") ?? Buffer.alloc(0);
    const found = await findMarker(page, KEY);
    expect(found?.scoreOf("fabien")).toBeLessThan(NAMED);
    expect(await findMarker(await sharp(page).resize(500).toBuffer(), new Uint8Array(32).fill(8))).toBeUndefined();
  });
});
