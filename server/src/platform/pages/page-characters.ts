import { type PdfPage, type PixelSize, viewMemory, withMemory } from "./pdfium.ts";

/** In whole pixels from the top left; the right and bottom edges are excluded. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Character {
  readonly text: string;
  readonly isBlank: boolean;
  /** The text object that it is part of; 0 for a space or a line break that PDFium inserted. */
  readonly object: number;
  /** The part of it that lies on the page; empty if most of it does not. */
  readonly box: Box;
}

/** PDFium rounds to whole pixels, so it is asked about a larger page. */
const PARTS_PER_PIXEL = 16;
/** The part of a character that has to lie on the page. */
const ON_PAGE_MIN = 0.5;
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The characters of a page in the order of its text, with their places on a picture of that size. */
export function listCharacters(page: PdfPage, size: PixelSize): Character[] {
  const { wasmExports: pdfium } = page.module;
  const text = pdfium.FPDFText_LoadPage(page.pointer);
  try {
    const count = pdfium.FPDFText_CountChars(text);
    // PDFium's indexes count code points.
    const points = [...readWholeText(page, { text, count })];
    const characters: Character[] = [];
    for (let at = 0; at < count; at += 1) {
      const point = points[pdfium.FPDFText_GetTextIndexFromCharIndex(text, at)];
      if (point === undefined) continue;
      const object = pdfium.FPDFText_GetTextObject(text, at);
      const isBlank = /\s/u.test(point);
      characters.push({ text: point, isBlank, object, box: isBlank ? NOWHERE : readBox(page, { text, at, size }) });
    }
    return characters;
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

/** The whole text of a page, including what its picture does not show. */
function readWholeText({ module }: PdfPage, { text, count }: { text: number; count: number }): string {
  if (count <= 0) return "";
  // A code point takes up to four bytes, and the end two.
  return withMemory(module, count * 4 + 2, (at) => {
    const length = module.wasmExports.FPDFText_GetText(text, 0, count, at);
    return new TextDecoder("utf-16le").decode(viewMemory(module, at, Math.max(0, length - 1) * 2));
  });
}

function readBox(page: PdfPage, { text, at, size }: { text: number; at: number; size: PixelSize }): Box {
  const { module } = page;
  return withMemory(module, 32, (to) => {
    if (!module.wasmExports.FPDFText_GetCharBox(text, at, to, to + 8, to + 16, to + 24)) return NOWHERE;
    const edge = (offset: number) => viewMemory(module, to, 32).getFloat64(offset, true);
    const [left, right, bottom, top] = [edge(0), edge(8), edge(16), edge(24)];
    return toBox([toPixels(page, { x: left, y: top, size }), toPixels(page, { x: right, y: bottom, size })], size);
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of a page lies on its picture, which may be cropped and turned. */
function toPixels({ module, pointer }: PdfPage, { x, y, size }: Point & { size: PixelSize }): Point {
  const [width, height] = [size.width * PARTS_PER_PIXEL, size.height * PARTS_PER_PIXEL];
  return withMemory(module, 8, (to) => {
    module.wasmExports.FPDF_PageToDevice(pointer, 0, 0, width, height, 0, x, y, to, to + 4);
    const parts = (offset: number) => viewMemory(module, to, 8).getInt32(offset, true);
    return { x: parts(0) / PARTS_PER_PIXEL, y: parts(4) / PARTS_PER_PIXEL };
  });
}

function toBox([one, other]: readonly [Point, Point], { width, height }: PixelSize): Box {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const across = Math.min(width, right) - Math.max(0, left);
  const down = Math.min(height, bottom) - Math.max(0, top);
  const isOnPage =
    across >= 0 && down >= 0 && across >= ON_PAGE_MIN * (right - left) && down >= ON_PAGE_MIN * (bottom - top);
  if (!isOnPage) return NOWHERE;
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
}
