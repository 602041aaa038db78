import type { PDFiumDocument } from "@hyzyla/pdfium";
import { countPixels } from "./image-coding.ts";
import type { PdfModule } from "./pdfium.ts";
import { drawRaster } from "./raster.ts";

/** Of processor time for one page: ten times what a colored A4 page scanned at 600 dpi takes. */
const PAGE_MAX_MS = 4_000;
/** As wide as most readers' pages. */
const WIDTH = 1_200;
/** How many pages to draw besides the first. */
const SAMPLES = 2;

const IMAGE = 3;
const FORM = 5;
/** What drawing takes on a usual machine: 35 megapixels take a third of a second. */
const MS_PER_PIXEL = 1e-5;
const MS_PER_OBJECT = 5e-3;

/**
 * Draws the first page and those that seem to be the most expensive. Throws an error with the code `tooComplex` if one
 * takes too much processor time: it would take as long for every reader.
 */
export async function requireDrawable(bytes: Uint8Array, document: PDFiumDocument): Promise<void> {
  const costs = estimateCosts(document);
  const byCost = costs.map((cost, index) => ({ cost, page: index + 1 })).toSorted((a, b) => b.cost - a.cost);
  const sampled = byCost.filter((_, rank) => rank < SAMPLES).map((each) => each.page);
  for (const page of new Set([1, ...sampled])) {
    const before = process.cpuUsage();
    await drawRaster({ bytes, kind: "pdf", page, width: WIDTH });
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 > PAGE_MAX_MS) throw Object.assign(new Error("slow page"), { code: "tooComplex" });
  }
}

/** About how many ms each page takes: to read, which decodes its content, and to draw its pictures and other objects. */
function estimateCosts(document: PDFiumDocument): number[] {
  const { module, documentIdx } = document as unknown as { module: PdfModule; documentIdx: number };
  const { FPDF_LoadPage, FPDF_ClosePage } = module.wasmExports;
  return Array.from({ length: document.getPageCount() }, (_, index) => {
    const startedAt = performance.now();
    const pointer = FPDF_LoadPage(documentIdx, index);
    const loaded = performance.now() - startedAt;
    const drawn = estimateDrawing(module, pointer);
    FPDF_ClosePage(pointer);
    return loaded + drawn;
  });
}

function estimateDrawing(module: PdfModule, page: number): number {
  const { wasmExports: pdfium } = module;
  let sum = 0;
  const add = (object: number) => {
    const type = pdfium.FPDFPageObj_GetType(object);
    sum += MS_PER_OBJECT;
    if (type === IMAGE) sum += countPixels({ module }, object) * MS_PER_PIXEL;
    if (type !== FORM) return;
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let at = 0; at < count; at += 1) add(pdfium.FPDFFormObj_GetObject(object, at));
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let at = 0; at < count; at += 1) add(pdfium.FPDFPage_GetObject(page, at));
  return sum;
}
