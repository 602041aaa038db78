import { PDFiumLibrary } from "@hyzyla/pdfium";

/** What we call of PDFium beyond what its wrapper offers, by its names in C. Pages, objects and bitmaps are pointers. */
interface Functions {
  malloc(bytes: number): number;
  free(pointer: number): void;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, at: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetMatrix(object: number, to: number): number;
  FPDFPageObj_SetIsActive(object: number, isActive: 0 | 1): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, at: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
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
}

export interface PdfModule {
  readonly wasmExports: Functions;
  /** Replaced when the memory grows. */
  readonly HEAPU8: Uint8Array;
}

/** An open page of a PDF. */
export interface PdfPage {
  readonly module: PdfModule;
  readonly pointer: number;
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

/** Works with a page of a PDF; `number` is 1-based. Throws if it cannot be read. */
export async function withPdfPage<Result>(
  { bytes, page: number }: { bytes: Uint8Array; page: number },
  work: (page: PdfPage) => Result,
): Promise<Result> {
  const document = await (await openLibrary()).loadDocument(bytes);
  const { module, documentIdx } = document as unknown as { module: PdfModule; documentIdx: number };
  const { FPDF_LoadPage, FPDF_ClosePage, FPDF_GetPageWidthF, FPDF_GetPageHeightF } = module.wasmExports;
  const pointer = FPDF_LoadPage(documentIdx, number - 1);
  try {
    if (pointer === 0) throw new Error("the page could not be read");
    return work({ module, pointer, width: FPDF_GetPageWidthF(pointer), height: FPDF_GetPageHeightF(pointer) });
  } finally {
    if (pointer !== 0) FPDF_ClosePage(pointer);
    document.destroy();
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

/** Draws a page as four bytes per pixel. On a transparent page, letters have no colored edges. */
export function drawPdfPage(
  { module, pointer }: PdfPage,
  { width, height, hasAnnotations }: PixelSize & { hasAnnotations: boolean },
): Uint8Array {
  const { FPDFBitmap_CreateEx, FPDFBitmap_FillRect, FPDF_RenderPageBitmap, FPDFBitmap_Destroy } = module.wasmExports;
  const bytes = width * height * 4;
  return withMemory(module, bytes, (pixels) => {
    const bitmap = FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * 4);
    FPDFBitmap_FillRect(bitmap, 0, 0, width, height, TRANSPARENT);
    const flags = LCD_TEXT | AS_RGBA | (hasAnnotations ? ANNOTATIONS : 0);
    FPDF_RenderPageBitmap(bitmap, pointer, 0, 0, width, height, 0, flags);
    FPDFBitmap_Destroy(bitmap);
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
