import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { Raster } from "./marked-page.ts";

/** Relative to the width, to limit a page's memory. */
const HEIGHT_MAX = 4;
const PIXELS_MAX = 50_000_000;

let library: Promise<PDFiumLibrary> | undefined;

export function openLibrary(): Promise<PDFiumLibrary> {
  library ??= PDFiumLibrary.init();
  return library;
}

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
  return wanted.kind === "pdf" ? drawPdfPage(wanted) : drawPicture(wanted);
}

async function drawPdfPage({ bytes, page: number, width }: DrawnPage): Promise<Raster> {
  const document = await (await openLibrary()).loadDocument(bytes);
  try {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const height = Math.max(1, Math.round(width * Math.min(HEIGHT_MAX, originalHeight / originalWidth)));
    // On a transparent page, letters have no colored edges.
    const { data } = await page.render({ render: "bitmap", width, height, scale: 1, transparent: true });
    return { width, height, pixels: putOnWhite(data) };
  } finally {
    document.destroy();
  }
}

function putOnWhite(rgba: Uint8Array): Uint8Array {
  const pixels = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const opacity = rgba[from + 3] ?? 255;
    for (let color = 0; color < 3; color += 1)
      pixels[to + color] = 255 - ((255 - (rgba[from + color] ?? 0)) * opacity) / 255;
  }
  return pixels;
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

/** The text of one page. */
export async function readText({ bytes, page }: { bytes: Uint8Array; page: number }): Promise<string> {
  const document = await (await openLibrary()).loadDocument(bytes);
  try {
    return document.getPage(page - 1).getText();
  } finally {
    document.destroy();
  }
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
