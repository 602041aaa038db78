import sharp from "sharp";
import type { Raster } from "./marked-page.ts";
import { drawPdfPage, openLibrary, type PdfPage, type PixelSize, putOnWhite, withPdfPage } from "./pdfium.ts";
import { readVisibleText } from "./visible-text.ts";

/** Relative to the width, to limit a page's memory. */
const HEIGHT_MAX = 4;
const PIXELS_MAX = 50_000_000;
/** Of the pictures that decide which text a page shows: as wide as most readers' pages. */
const TEXT_WIDTH = 1200;

export interface DrawnPage {
  readonly bytes: Uint8Array;
  readonly kind: "pdf" | "picture";
  /** 1-based. */
  readonly page: number;
  /** Pixels. */
  readonly width: number;
}

/** Draws a page of a document without marks. Throws if the document cannot be read. */
export function drawRaster(wanted: DrawnPage): Promise<Raster> {
  return wanted.kind === "pdf" ? drawPage(wanted) : drawPicture(wanted);
}

function drawPage({ bytes, page, width }: DrawnPage): Promise<Raster> {
  return withPdfPage({ bytes, page }, (page) => {
    const size = toSize(page, width);
    return { ...size, pixels: putOnWhite(drawPdfPage(page, { ...size, hasAnnotations: true })) };
  });
}

function toSize({ width, height }: PdfPage, pixels: number): PixelSize {
  return { width: pixels, height: Math.max(1, Math.round(pixels * Math.min(HEIGHT_MAX, height / width))) };
}

async function drawPicture({ bytes, width }: DrawnPage): Promise<Raster> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .resize(width, width * HEIGHT_MAX, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The text of one page, as far as its picture shows it. */
export function readText(wanted: { bytes: Uint8Array; page: number }): Promise<string> {
  return withPdfPage(wanted, (page) => readVisibleText(page, toSize(page, TEXT_WIDTH)));
}

/** The texts of a PDF's pages, including invisible ones. */
export async function readTexts(bytes: Uint8Array): Promise<string[]> {
  const document = await (await openLibrary()).loadDocument(bytes);
  try {
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    document.destroy();
  }
}
