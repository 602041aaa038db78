import { type Bounds, type Matrix, readBounds, readMatrix, UNCHANGED } from "./image-layers.ts";
import type { PdfPage } from "./pdfium.ts";

const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
/** Rendering modes of text that paint nothing, such as text that a program recognized in a scan. */
const UNPAINTED: ReadonlySet<number> = new Set([3, 7]);

/** What a page consists of, without its annotations. */
export interface PageObjects {
  readonly all: readonly number[];
  readonly painted: ReadonlySet<number>;
  readonly unpainted: ReadonlySet<number>;
  /** In the order in which they are painted. */
  readonly images: ReadonlyMap<number, Bounds>;
}

/** Finds a page's texts and images, however deep they are nested. */
export function listObjects(page: PdfPage): PageObjects {
  const { wasmExports: pdfium } = page.module;
  const all: number[] = [];
  const images = new Map<number, Bounds>();
  visitObjects(page, ({ object, type, matrix }) => {
    all.push(object);
    if (type === IMAGE) images.set(object, readBounds(page, object, matrix));
  });
  const ofType = (type: number) => all.filter((object) => pdfium.FPDFPageObj_GetType(object) === type);
  const isPainted = (text: number) => !UNPAINTED.has(pdfium.FPDFTextObj_GetTextRenderMode(text));
  const texts = Map.groupBy(ofType(TEXT), isPainted);
  return {
    all,
    painted: new Set(texts.get(true)),
    unpainted: new Set(texts.get(false)),
    images,
  };
}

/** A page's images in the order in which they are painted. */
export function listImages(page: PdfPage): Map<number, Bounds> {
  const images = new Map<number, Bounds>();
  visitObjects(page, ({ object, type, matrix }) => {
    if (type === IMAGE) images.set(object, readBounds(page, object, matrix));
  });
  return images;
}

interface Visited {
  readonly object: number;
  readonly type: number;
  /** Of the forms that it is part of. */
  readonly matrix: Matrix;
}

/** Visits what a page and its forms consist of. */
function visitObjects(page: PdfPage, visit: (visited: Visited) => void): void {
  const { wasmExports: pdfium } = page.module;
  const enter = (object: number, matrix: Matrix) => {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type !== FORM) {
      visit({ object, type, matrix });
      return;
    }
    const inner = readMatrix(page, object, matrix);
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let at = 0; at < count; at += 1) enter(pdfium.FPDFFormObj_GetObject(object, at), inner);
  };
  const count = pdfium.FPDFPage_CountObjects(page.pointer);
  for (let at = 0; at < count; at += 1) enter(pdfium.FPDFPage_GetObject(page.pointer, at), UNCHANGED);
}

/** Leaves out every other object of a page when it is drawn next. */
export function activateOnly({ module }: PdfPage, { all }: PageObjects, isActive: (object: number) => boolean): void {
  for (const object of all) module.wasmExports.FPDFPageObj_SetIsActive(object, isActive(object) ? 1 : 0);
}
