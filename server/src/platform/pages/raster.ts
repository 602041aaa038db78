import sharp from "sharp";
import { mergeAnnotations } from "./annotations.ts";
import type { Raster } from "./marked-page.ts";
import { fitPage } from "./page-size.ts";
import { drawPdfPage, openLibrary, putOnWhite, withPdf, withPdfPage } from "./pdfium.ts";
import { readVisibleText } from "./visible-text.ts";

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
  return withPdf(bytes, (pdf) =>
    withPdfPage(pdf, page, (page) => {
      const size = fitPage(page, width);
      return { ...size, pixels: putOnWhite(drawPdfPage(page, size)) };
    }),
  );
}

async function drawPicture({ bytes, width: wanted }: DrawnPage): Promise<Raster> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX });
  const { width, height } = fitPage(await picture.metadata(), wanted);
  const pixels = await picture
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, pixels };
}

/** The text of one page, including its form fields and comments, as far as its picture shows it. */
export function readText({ bytes, page: number }: { bytes: Uint8Array; page: number }): Promise<string> {
  return withPdf(bytes, (pdf) => {
    const picture = withPdfPage(pdf, number, (page) => {
      if (page.form === undefined) return undefined;
      const pixels = putOnWhite(drawPdfPage(page, fitPage(page, TEXT_WIDTH)));
      mergeAnnotations(page);
      return pixels;
    });
    return withPdfPage(pdf, number, (page) => readVisibleText(page, { size: fitPage(page, TEXT_WIDTH), picture }));
  });
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
