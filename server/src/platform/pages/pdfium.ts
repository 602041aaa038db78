import { PDFiumLibrary } from "@hyzyla/pdfium";

/** What we call of PDFium beyond what its wrapper offers, by its names in C. Pages, objects and bitmaps are pointers. */
interface Functions {
  malloc(bytes: number): number;
  free(pointer: number): void;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetFormType(document: number): number;
  FORM_OnAfterLoadPage(page: number, form: number): void;
  FORM_OnBeforeClosePage(page: number, form: number): void;
  FPDF_FFLDraw(form: number, bitmap: number, page: number, ...place: readonly number[]): void;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, at: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_SetFlags(annotation: number, flags: number): number;
  FPDFPage_Flatten(page: number, usage: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, at: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetMatrix(object: number, to: number): number;
  FPDFPageObj_SetIsActive(object: number, isActive: 0 | 1): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, at: number): number;
  FPDFImageObj_GetImageDataRaw(image: number, to: number, bytes: number): number;
  FPDFImageObj_GetImageFilterCount(image: number): number;
  FPDFImageObj_GetImageFilter(image: number, at: number, to: number, bytes: number): number;
  FPDFImageObj_GetImageMetadata(image: number, page: number, to: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  FPDFImageObj_GetBitmap(image: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetText(text: number, from: number, count: number, to: number): number;
  /** −1 if the character is not part of the text. */
  FPDFText_GetTextIndexFromCharIndex(text: number, at: number): number;
  FPDFText_GetTextObject(text: number, at: number): number;
  FPDFText_GetCharBox(text: number, at: number, left: number, right: number, bottom: number, top: number): number;
  FPDF_PageToDevice(...place: readonly number[]): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): number;
  FPDF_RenderPageBitmap(bitmap: number, page: number, ...place: readonly number[]): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetFormat(bitmap: number): number;
  FPDFBitmap_GetWidth(bitmap: number): number;
  FPDFBitmap_GetHeight(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
}

export interface PdfModule {
  readonly wasmExports: Functions;
  /** Replaced when the memory grows. */
  readonly HEAPU8: Uint8Array;
}

/** An open PDF. */
export interface PdfDocument {
  readonly module: PdfModule;
  readonly pointer: number;
  readonly pages: number;
  /** The environment that draws form fields; it is set up once. */
  readonly getForm: () => number;
}

/** An open page of a PDF. */
export interface PdfPage {
  readonly module: PdfModule;
  readonly pointer: number;
  /** What draws its form fields; nothing on a page without annotations, of which fields are a kind. */
  readonly form: number | undefined;
  /** In points, as shown: cropped and turned. */
  readonly width: number;
  readonly height: number;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

let library: Promise<PDFiumLibrary> | undefined;

export function openLibrary(): Promise<PDFiumLibrary> {
  library ??= PDFiumLibrary.init();
  return library;
}

/** Works with a PDF. Throws if it cannot be read. */
export async function withPdf<Result>(bytes: Uint8Array, work: (pdf: PdfDocument) => Result): Promise<Result> {
  const document = await (await openLibrary()).loadDocument(bytes);
  const { module, documentIdx } = document as unknown as { module: PdfModule; documentIdx: number };
  try {
    const getForm = () => document.initializeFormFields();
    return work({ module, pointer: documentIdx, pages: document.getPageCount(), getForm });
  } finally {
    document.destroy();
  }
}

/**
 * Works with a page of a PDF; `number` is 1-based. Its form fields get the appearances that they lack. No action of the
 * document runs: this PDFium has no JavaScript, and none of the calls that start actions is made. Throws if the page
 * cannot be read.
 */
export function withPdfPage<Result>(pdf: PdfDocument, number: number, work: (page: PdfPage) => Result): Result {
  const { module } = pdf;
  const { wasmExports: pdfium } = module;
  const pointer = pdfium.FPDF_LoadPage(pdf.pointer, number - 1);
  if (pointer === 0) throw new Error("the page could not be read");
  const form = pdfium.FPDFPage_GetAnnotCount(pointer) === 0 ? undefined : pdf.getForm();
  if (form !== undefined) pdfium.FORM_OnAfterLoadPage(pointer, form);
  try {
    const [width, height] = [pdfium.FPDF_GetPageWidthF(pointer), pdfium.FPDF_GetPageHeightF(pointer)];
    return work({ module, pointer, form, width, height });
  } finally {
    if (form !== undefined) pdfium.FORM_OnBeforeClosePage(pointer, form);
    pdfium.FPDF_ClosePage(pointer);
  }
}

/** Works with memory that PDFium can write to. */
export function withMemory<Result>({ wasmExports }: PdfModule, bytes: number, work: (at: number) => Result): Result {
  const at = wasmExports.malloc(bytes);
  if (at === 0) throw new Error("PDFium has no memory left");
  try {
    return work(at);
  } finally {
    wasmExports.free(at);
  }
}

/** What PDFium wrote. */
export const viewMemory = ({ HEAPU8 }: PdfModule, at: number, bytes: number): DataView =>
  new DataView(HEAPU8.buffer, at, bytes);

const BGRA = 4;
const TRANSPARENT = 0x00000000;
const ANNOTATIONS = 0x01;
const LCD_TEXT = 0x02;
const AS_RGBA = 0x10;

/** Draws a page as four bytes per pixel, with annotations if it has a form. On a transparent page, letters have no colored edges. */
export function drawPdfPage({ module, pointer, form }: PdfPage, { width, height }: PixelSize): Uint8Array {
  const { wasmExports: pdfium } = module;
  const bytes = width * height * 4;
  return withMemory(module, bytes, (pixels) => {
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * 4);
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, TRANSPARENT);
    const flags = LCD_TEXT | AS_RGBA;
    const annotations = form === undefined ? 0 : ANNOTATIONS;
    pdfium.FPDF_RenderPageBitmap(bitmap, pointer, 0, 0, width, height, 0, flags | annotations);
    // With the other flag, it would also draw the windows of notes.
    if (form !== undefined) pdfium.FPDF_FFLDraw(form, bitmap, pointer, 0, 0, width, height, 0, flags);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return module.HEAPU8.slice(pixels, pixels + bytes);
  });
}

/** Leaves three bytes per pixel. */
export function putOnWhite(rgba: Uint8Array): Uint8Array {
  const pixels = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const opacity = rgba[from + 3] ?? 255;
    for (let color = 0; color < 3; color += 1)
      pixels[to + color] = 255 - ((255 - (rgba[from + color] ?? 0)) * opacity) / 255;
  }
  return pixels;
}
