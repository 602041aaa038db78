import { EncryptedPDFError, PDFDocument } from "@cantoo/pdf-lib";
import { serveTasks } from "../serve-tasks.ts";
import { drawMarked, type Mark, type Raster } from "./marked-page.ts";
import { readPageBox } from "./page-box.ts";
import { toForm } from "./page-content.ts";
import { requireDrawable } from "./page-costs.ts";
import { openLibrary } from "./pdfium.ts";
import { type DrawnPage, drawRaster, readText } from "./raster.ts";
import { stampPdf } from "./stamped-pdf.ts";
import { findUnshown, type Unshown } from "./unshown.ts";

/** What the child process does with documents. */
export type PageTask =
  | { readonly does: "open"; readonly bytes: Uint8Array }
  | { readonly does: "inspect"; readonly bytes: Uint8Array; readonly pagesMax: number; readonly widest: number }
  | ({ readonly does: "draw"; readonly key: string; readonly mark: Mark } & (
      | DrawnPage
      | (Omit<DrawnPage, "bytes"> & { readonly bytes: undefined })
    ))
  | { readonly does: "read"; readonly bytes: Uint8Array; readonly page: number }
  | { readonly does: "stamp"; readonly bytes: Uint8Array; readonly mark: Mark };

export type PageResult =
  | { readonly pages: number }
  /** Width and height of each page in points, one after the other. */
  | { readonly sizes: number[] }
  | { readonly unshown: Unshown }
  | { readonly file: Uint8Array }
  | { readonly text: string }
  /** The page is not cached: the task must include the document. */
  | { readonly isMissing: true };

/** Recently drawn pages without marks, so that turning back to a page is instant. */
const KEPT_MAX_BYTES = 64_000_000;
const kept = new Map<string, Raster>();
let keptBytes = 0;

function keep(key: string, raster: Raster): void {
  kept.set(key, raster);
  keptBytes += raster.pixels.length;
  for (const [oldest, { pixels }] of kept) {
    if (keptBytes <= KEPT_MAX_BYTES || oldest === key) break;
    kept.delete(oldest);
    keptBytes -= pixels.length;
  }
}

async function work(task: PageTask): Promise<PageResult> {
  if (task.does === "open") return { pages: await countPages(task.bytes) };
  if (task.does === "inspect") {
    const sizes = await inspect(task);
    const unshown = await findUnshown(task);
    return unshown === undefined ? { sizes } : { unshown };
  }
  if (task.does === "read") return { text: await readText(task) };
  if (task.does === "stamp") return { file: await stampPdf(task.bytes, task.mark) };
  const key = `${task.key} ${task.page} ${task.width}`;
  const known = kept.get(key);
  if (known === undefined && task.bytes === undefined) return { isMissing: true };
  const raster = known ?? (await drawRaster(task as DrawnPage));
  if (known === undefined) keep(key, raster);
  return { file: await drawMarked(raster, task.mark) };
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const document = await (await openLibrary()).loadDocument(bytes).catch(async (error: unknown) => {
    throw Object.assign(error as Error, { code: (await isEncrypted(bytes)) ? "encrypted" : "broken" });
  });
  const pages = document.getPageCount();
  document.destroy();
  return pages;
}

const isEncrypted = (bytes: Uint8Array): Promise<boolean> =>
  PDFDocument.load(bytes, { updateMetadata: false }).then(
    () => false,
    (error: unknown) => error instanceof EncryptedPDFError,
  );

/**
 * The sizes of a PDF's pages. Throws if it is encrypted, if either library cannot read it (the one that draws or the
 * one that stamps), or if a page takes too long to draw.
 */
async function inspect({ bytes, pagesMax }: { bytes: Uint8Array; pagesMax: number }): Promise<number[]> {
  const stamped = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw Object.assign(new Error("unreadable"), { code: error instanceof EncryptedPDFError ? "encrypted" : "broken" });
  });
  if (stamped.getPageCount() > pagesMax) throw Object.assign(new Error("too many pages"), { code: "tooMany" });
  for (const page of stamped.getPages()) toForm(page, readPageBox(page));
  const document = await (await openLibrary()).loadDocument(bytes);
  const sizes: number[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0)) throw Object.assign(new Error("empty page"), { code: "broken" });
    sizes.push(Math.max(1, Math.round(originalWidth)), Math.max(1, Math.round(originalHeight)));
  }
  await requireDrawable(bytes, document);
  document.destroy();
  return sizes;
}

// Runs only as a child process, which receives tasks as messages.
if (process.send !== undefined && import.meta.main) serveTasks(work);
