import { createPdfThread, type PdfThread } from "../platform/pdf/pdf-thread.ts";

/** One for all apps of a process: starting it costs more than a document. It outlives them, and exits when idle. */
export const SHARED_PDF_THREAD: PdfThread = { ...createPdfThread(), close: async () => undefined };
