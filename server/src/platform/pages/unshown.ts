import { countPixels, hasContent, isDecodedToNothing, isRisky } from "./image-coding.ts";
import type { Bounds } from "./image-layers.ts";
import { activateOnly, listImages, listObjects } from "./page-objects.ts";
import { fitPage, isTooNarrow } from "./page-size.ts";
import { drawPdfPage, type PdfDocument, type PdfPage, withPdf, withPdfPage } from "./pdfium.ts";

/** A form of Adobe's whose pages only a program with its language can draw. */
const DYNAMIC_FORM = 2;
/** The part of a page from which on an image matters. */
const LARGE = 1 / 20;
/** Of images that are decoded, which takes about a second on a usual machine. */
const PIXELS_MAX = 60_000_000;
/** Pixels across of a page on which one image is drawn. */
const DRAWN_WIDTH = 200;

/** Why the picture of a page would not be what the page is; `page` is 1-based. */
export interface Unshown {
  readonly reason: "dynamicForm" | "tooNarrow" | "lostImage";
  readonly page: number;
}

/**
 * Finds the first page of a PDF that would be shown wrong: too narrow to read on a picture that is `widest` pixels wide,
 * or with an image that PDFium cannot decode, so that it leaves an empty place. Of very large scans, images from all over
 * the document are decoded, not each one.
 */
export function findUnshown({ bytes, widest }: { bytes: Uint8Array; widest: number }): Promise<Unshown | undefined> {
  return withPdf(bytes, (pdf) => {
    if (pdf.module.wasmExports.FPDF_GetFormType(pdf.pointer) === DYNAMIC_FORM)
      return { reason: "dynamicForm", page: 1 };
    const risks: Risk[] = [];
    for (let page = 1; page <= pdf.pages; page += 1) {
      const found = withPdfPage(pdf, page, (open) => (isTooNarrow(open, widest) ? undefined : listRisks(open, page)));
      if (found === undefined) return { reason: "tooNarrow", page };
      risks.push(...found);
    }
    const lost = pickRisks(risks).find((risk) => isLost(pdf, risk));
    return lost && { reason: "lostImage", page: lost.page };
  });
}

/** An image that may be lost. */
interface Risk {
  readonly page: number;
  /** Among the page's images. */
  readonly at: number;
  readonly pixels: number;
}

function listRisks(page: PdfPage, number: number): Risk[] {
  return [...listImages(page)].flatMap(([image, bounds], at) =>
    isLarge(bounds, page) && isRisky(page, image) ? [{ page: number, at, pixels: countPixels(page, image) }] : [],
  );
}

const isLarge = ({ left, right, bottom, top }: Bounds, { width, height }: PdfPage): boolean =>
  (right - left) * (top - bottom) >= width * height * LARGE;

/** As many as may be decoded, from all over the document, in the order of its pages. */
function pickRisks(risks: readonly Risk[]): Risk[] {
  const golden = (Math.sqrt(5) - 1) / 2;
  const scattered = risks.toSorted(
    (one, other) => ((risks.indexOf(one) * golden) % 1) - ((risks.indexOf(other) * golden) % 1),
  );
  let pixels = 0;
  const picked = scattered.filter((risk) => {
    if (pixels + risk.pixels > PIXELS_MAX) return false;
    pixels += risk.pixels;
    return true;
  });
  return picked.toSorted((one, other) => one.page - other.page);
}

/** Whether an image that has content is decoded to nothing, and drawn as nothing too. */
function isLost(pdf: PdfDocument, { page: number, at }: Risk): boolean {
  return withPdfPage(pdf, number, (page) => {
    const image = [...listImages(page).keys()][at] ?? 0;
    if (!hasContent(page, image) || !isDecodedToNothing(page, image)) return false;
    activateOnly(page, listObjects(page), (object) => object === image);
    const drawn = drawPdfPage({ ...page, form: undefined }, fitPage(page, DRAWN_WIDTH));
    const colors = new Set<number>();
    for (let pixel = 0; pixel < drawn.length; pixel += 4) {
      const [red = 0, green = 0, blue = 0, opacity = 0] = drawn.subarray(pixel, pixel + 4);
      if (opacity === 255) colors.add((red << 16) | (green << 8) | blue);
    }
    return colors.size <= 1;
  });
}
