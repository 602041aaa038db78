import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { createBound } from "../bounded.ts";
import { Failure } from "../http/failure.ts";
import { TASK_MAX_MS } from "../task-limits.ts";
import { createWorkerProcess, TookTooMuch, WorkerFailed } from "../worker-process.ts";
import type { Mark } from "./marked-page.ts";
import type { PageResult, PageTask } from "./page-worker.ts";
import type { DrawnPage } from "./raster.ts";

const WORKER = fileURLToPath(new URL("./page-worker.ts", import.meta.url));

const run = createWorkerProcess<PageTask, PageResult>({
  path: WORKER,
  does: "draws pages",
  taskMaxMs: TASK_MAX_MS,
});
const bounded = createBound({ running: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 60 });

/** Loads a document once its turn has come: those that wait take no memory. */
export type LoadDocument = () => Promise<Uint8Array>;

/** The messages for a rejected PDF, and their field. */
export interface PageRefusals {
  readonly field: string;
  readonly encrypted: Message;
  readonly unreadable: Message;
  readonly tooComplex: Message;
  readonly tooManyPages: Message;
  readonly dynamicForm: Message;
  /** With a placeholder for the page, as all that follow. */
  readonly tooNarrow: Message;
  readonly lostImage: Message;
}

/**
 * Width and height of each page of a PDF in points, one after the other. Throws Failure 422 if its pages cannot be
 * drawn as they are, at most `widest` pixels wide.
 */
export function inspectPdf(
  { load, ...limits }: { load: LoadDocument; pagesMax: number; widest: number },
  { field, ...refusals }: PageRefusals,
): Promise<number[]> {
  const refuse = (text: Message) => new Failure({ status: 422, code: text.id, text, fields: { [field]: text } });
  return bounded(async () => {
    const result = await run({ does: "inspect", bytes: await load(), ...limits }).catch((error: unknown) => {
      if (error instanceof TookTooMuch) throw refuse(refusals.tooComplex);
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.code === "tooMany") throw refuse(refusals.tooManyPages);
      throw refuse(error.code === "encrypted" ? refusals.encrypted : refusals.unreadable);
    });
    if ("unshown" in result) {
      const { reason, page } = result.unshown;
      throw refuse(withValues(refusals[reason], { page }));
    }
    return "sizes" in result ? result.sizes : [];
  });
}

interface MarkedPage extends Omit<DrawnPage, "bytes"> {
  /** Identifies the document's content: the same key means the same pages. */
  readonly key: string;
  readonly load: LoadDocument;
  readonly mark: Mark;
}

/** A page with a reader's marks, as JPEG. The document is loaded only if the page was not drawn recently. */
export function drawMarkedPage({ load, ...page }: MarkedPage): Promise<Uint8Array> {
  return bounded(async () => {
    const result = await run({ does: "draw", ...page, bytes: undefined });
    return toFile("isMissing" in result ? await run({ does: "draw", ...page, bytes: await load() }) : result);
  });
}

/** The text of a PDF page, as far as its picture shows it. */
export function readPdfText({ load, page }: { load: LoadDocument; page: number }): Promise<string> {
  return bounded(async () => {
    const result = await run({ does: "read", bytes: await load(), page });
    if (!("text" in result)) throw new Error("the page process sent no text");
    return result.text;
  });
}

/** A PDF with a reader's marks. */
export function drawMarkedPdf({ load, mark }: { load: LoadDocument; mark: Mark }): Promise<Uint8Array> {
  return bounded(async () => toFile(await run({ does: "stamp", bytes: await load(), mark })));
}

function toFile(result: PageResult): Uint8Array {
  if (!("file" in result)) throw new Error("the page process sent no file");
  return result.file;
}
