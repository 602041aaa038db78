import { parentPort } from "node:worker_threads";
import { drawPdf } from "./draw-pdf.ts";
import type { PdfContent } from "./pdf-content.ts";

export interface PdfTask {
  readonly id: number;
  readonly content: PdfContent;
}

export type PdfAnswer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly message: string };

// Runs only as a thread, which receives tasks as messages.
parentPort?.on("message", async ({ id, content }: PdfTask) => {
  try {
    const pdf = new Uint8Array(await drawPdf(content));
    parentPort?.postMessage({ id, pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, message: (error as Error).message });
  }
});
