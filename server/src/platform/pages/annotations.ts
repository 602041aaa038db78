import type { PdfPage } from "./pdfium.ts";

const WIDGET = 20;
const [INVISIBLE, HIDDEN, NO_VIEW] = [0x01, 0x02, 0x20];
const FOR_DISPLAY = 0;
const FAILED = 0;

/**
 * Makes the annotations of a page that its picture shows, such as form fields and comments, part of its content, so that
 * their text is found like any other. The others are dropped. The page has to be opened again. PDFium reckons
 * with the page's own content for this, so that they may end up elsewhere if that leaves its coordinates changed.
 */
export function mergeAnnotations({ module, pointer }: PdfPage): void {
  const { wasmExports: pdfium } = module;
  for (let at = 0; at < pdfium.FPDFPage_GetAnnotCount(pointer); at += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(pointer, at);
    const flags = pdfium.FPDFAnnot_GetFlags(annotation);
    const hiding = pdfium.FPDFAnnot_GetSubtype(annotation) === WIDGET ? HIDDEN | NO_VIEW | INVISIBLE : HIDDEN | NO_VIEW;
    pdfium.FPDFAnnot_SetFlags(annotation, (flags & hiding) !== 0 ? HIDDEN : flags & ~INVISIBLE);
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  if (pdfium.FPDFPage_Flatten(pointer, FOR_DISPLAY) === FAILED) throw new Error("the annotations could not be merged");
}
