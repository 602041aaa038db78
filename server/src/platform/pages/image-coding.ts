import { deflateRawSync } from "node:zlib";
import { type PdfPage, viewMemory, withMemory } from "./pdfium.ts";

/** Of an image's data. */
const READ_MAX_BYTES = 200_000;
/** Of its compressed data: an image of one color takes less in any coding, without what precedes it in a JPEG file. */
const CONTENT_MIN_BYTES = 200;
/** Codings of which PDFium lacks parts, or that it shows as one color if it cannot decode them. */
const RISKY: ReadonlySet<string> = new Set(["JBIG2Decode", "JPXDecode", "CCITTFaxDecode", "CCF"]);
const JPEG: ReadonlySet<string> = new Set(["DCTDecode", "DCT"]);
const FILTER_MAX_BYTES = 64;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** The struct FPDF_IMAGEOBJ_METADATA, and where it says how many bits a pixel has. */
const METADATA = { bytes: 32, bits: 16 };

/** In PDFium's formats from gray to four channels. */
const CHANNELS = [0, 1, 3, 4, 4];

/** How many pixels an image has. */
export function countPixels({ module }: Pick<PdfPage, "module">, image: number): number {
  return withMemory(module, 8, (to) => {
    if (module.wasmExports.FPDFImageObj_GetImagePixelSize(image, to, to + 4) === 0) return 0;
    const size = viewMemory(module, to, 8);
    return size.getUint32(0, true) * size.getUint32(4, true);
  });
}

/** Whether PDFium may be unable to decode an image, as far as can be told without trying. */
export function isRisky(page: PdfPage, image: number): boolean {
  const filter = readLastFilter(page, image);
  if (RISKY.has(filter)) return true;
  if (JPEG.has(filter) && !isUsualJpeg(readData(page, image))) return true;
  return withMemory(page.module, METADATA.bytes, (to) => {
    page.module.wasmExports.FPDFImageObj_GetImageMetadata(image, page.pointer, to);
    return viewMemory(page.module, to, METADATA.bytes).getUint32(METADATA.bits, true) === 0;
  });
}

/** Whether an image's data holds more than one color would take. */
export function hasContent(page: PdfPage, image: number): boolean {
  const data = readData(page, image);
  const start = JPEG.has(readLastFilter(page, image)) ? Math.max(0, data.lastIndexOf(START_OF_SCAN)) : 0;
  return deflateRawSync(data.subarray(start), { level: 1 }).length > CONTENT_MIN_BYTES;
}

/** Whether PDFium decodes an image to nothing, or to one color. */
export function isDecodedToNothing({ module }: PdfPage, image: number): boolean {
  const { wasmExports: pdfium } = module;
  const bitmap = pdfium.FPDFImageObj_GetBitmap(image);
  if (bitmap === 0) return true;
  try {
    const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)];
    const channels = CHANNELS[pdfium.FPDFBitmap_GetFormat(bitmap)] ?? 1;
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = module.HEAPU8.subarray(from, from + stride * height);
    for (let y = 0; y < height; y += 1)
      for (let at = 0; at < width * channels; at += 1)
        if (pixels[y * stride + at] !== pixels[at % channels]) return false;
    return true;
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** The name of what an image is coded in, under other filters. */
function readLastFilter({ module }: PdfPage, image: number): string {
  const { wasmExports: pdfium } = module;
  const count = pdfium.FPDFImageObj_GetImageFilterCount(image);
  if (count <= 0) return "";
  return withMemory(module, FILTER_MAX_BYTES, (to) => {
    const length = pdfium.FPDFImageObj_GetImageFilter(image, count - 1, to, FILTER_MAX_BYTES);
    if (length < 1 || length > FILTER_MAX_BYTES) return "";
    return new TextDecoder().decode(viewMemory(module, to, length - 1));
  });
}

/** The start of an image's data as the file has it. */
function readData({ module }: PdfPage, image: number): Buffer {
  const { wasmExports: pdfium } = module;
  const length = pdfium.FPDFImageObj_GetImageDataRaw(image, 0, 0);
  if (length === 0) return Buffer.alloc(0);
  return withMemory(module, length, (to) => {
    pdfium.FPDFImageObj_GetImageDataRaw(image, to, length);
    return Buffer.from(module.HEAPU8.slice(to, to + Math.min(length, READ_MAX_BYTES)));
  });
}

/** Whether a JPEG file has eight bits per channel and is coded as usual: baseline or progressive, with Huffman's codes. */
function isUsualJpeg(data: Buffer): boolean {
  for (let at = 2; at + 4 < data.length && data[at] === 0xff; ) {
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return marker <= 0xc2 && data[at + 4] === 8;
    at += marker === 0xff ? 1 : 2 + data.readUInt16BE(at + 2);
  }
  return false;
}
