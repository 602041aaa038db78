import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { Queryable } from "../../platform/database/database.ts";
import { findMarker } from "../../platform/pages/marker-search.ts";
import { drawRaster, readTexts } from "../../platform/pages/raster.ts";
import type { Marks } from "./marks.tokens.ts";
import { listReaders, type ReaderRow } from "./openings.queries.ts";

/** Standard deviations above chance required to name a reader. */
const NAMED = 6;
const PDF_HEAD = "%PDF-";
/** The number of PDF pages that are examined as pictures. */
const PAGES_MAX = 5;
const PAGE_WIDTH = 1200;

interface Traced {
  readonly reader: ReaderRow;
  /** `code`: text embedded in a stamped file; `marker`: the pattern in the picture. */
  readonly by: "code" | "marker";
  /** Standard deviations above chance; a code is either right or wrong. */
  readonly score: number | null;
}

export interface Trace {
  /** Undefined if there is no marker of ours; otherwise how certain that is. */
  readonly score: number | undefined;
  /** Possible owners of the copy, most certain first. Empty if the reader is no longer known. */
  readonly readers: readonly Traced[];
}

/** Identifies whose copy a file is: a picture of a page, or a PDF. Considers everyone whose openings are stored. */
export async function traceFile(db: Queryable, { marks, bytes }: { marks: Marks; bytes: Buffer }): Promise<Trace> {
  const readers = await listReaders(db);
  if (bytes.subarray(0, PDF_HEAD.length).toString() !== PDF_HEAD)
    return tracePicture(readers, { marks, picture: bytes });
  const texts = await readTexts(bytes);
  const coded = await traceCodes(readers, { marks, bytes, texts });
  if (coded.length > 0) return { score: undefined, readers: coded };
  for (let page = 1; page <= Math.min(PAGES_MAX, texts.length); page += 1) {
    const trace = await tracePicture(readers, { marks, picture: await drawPage(bytes, page) });
    if (trace.score !== undefined) return trace;
  }
  return { score: undefined, readers: [] };
}

async function traceCodes(
  readers: readonly ReaderRow[],
  { marks, bytes, texts }: { marks: Marks; bytes: Buffer; texts: readonly string[] },
): Promise<Traced[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true }).catch(() => undefined);
  const places = [pdf?.getKeywords() ?? "", ...texts];
  return readers
    .filter(({ id }) => places.some((text) => text.includes(marks.toFileCode(id))))
    .map((reader) => ({ reader, by: "code", score: null }));
}

async function drawPage(bytes: Buffer, page: number): Promise<Buffer> {
  const { pixels, width, height } = await drawRaster({ bytes, kind: "pdf", page, width: PAGE_WIDTH });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function tracePicture(
  readers: readonly ReaderRow[],
  { marks, picture }: { marks: Marks; picture: Buffer },
): Promise<Trace> {
  const found = await findMarker(picture, marks.key);
  if (found === undefined) return { score: undefined, readers: [] };
  const named = readers
    .map((reader) => ({ reader, by: "marker" as const, score: found.scoreOf(reader.id) }))
    .filter(({ score }) => score >= NAMED)
    .toSorted((a, b) => b.score - a.score);
  return { score: found.score, readers: named };
}
