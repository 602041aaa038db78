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
  readonly images: ReadonlySet<number>;
}

/** Finds a page's texts and images, however deep they are nested. */
export function listObjects({ module: { wasmExports: pdfium }, pointer }: PdfPage): PageObjects {
  const all: number[] = [];
  const collect = (object: number) => {
    if (pdfium.FPDFPageObj_GetType(object) !== FORM) {
      all.push(object);
      return;
    }
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let at = 0; at < count; at += 1) collect(pdfium.FPDFFormObj_GetObject(object, at));
  };
  const count = pdfium.FPDFPage_CountObjects(pointer);
  for (let at = 0; at < count; at += 1) collect(pdfium.FPDFPage_GetObject(pointer, at));
  const ofType = (type: number) => all.filter((object) => pdfium.FPDFPageObj_GetType(object) === type);
  const isPainted = (text: number) => !UNPAINTED.has(pdfium.FPDFTextObj_GetTextRenderMode(text));
  const texts = Map.groupBy(ofType(TEXT), isPainted);
  return {
    all,
    painted: new Set(texts.get(true)),
    unpainted: new Set(texts.get(false)),
    images: new Set(ofType(IMAGE)),
  };
}

/** Leaves out every other object of a page when it is drawn next. */
export function activateOnly({ module }: PdfPage, { all }: PageObjects, isActive: (object: number) => boolean): void {
  for (const object of all) module.wasmExports.FPDFPageObj_SetIsActive(object, isActive(object) ? 1 : 0);
}
