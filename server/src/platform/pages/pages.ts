import { fileURLToPath } from "node:url";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { createFairQueue } from "../fair-queue.ts";
import { Failure } from "../http/failure.ts";
import { TASK_MAX_MS } from "../task-limits.ts";
import { createWorkerProcess, TookTooMuch, WorkerFailed } from "../worker-process.ts";
import type { Mark } from "./marked-page.ts";
import type { PageResult, PageTask } from "./page-worker.ts";
import type { DrawnPage } from "./raster.ts";

const WORKER = fileURLToPath(new URL("./page-worker.ts", import.meta.url));

/** Of processor time: a document that takes longer to inspect would take as long whenever it is opened. */
const INSPECTION_MAX_MS = 8_000;

/** The same for a page: half as much again as one may take when its document is added. */
const PAGE_MAX_MS = 6_000;

/** One account's pages never occupy both, so a page of anyone else always finds a free one. */
const WORKERS = 2;
const runFairly = createFairQueue({
  ...{ name: "pages", running: WORKERS, runningEach: WORKERS - 1, waiting: 60, waitingEach: 10 },
});
/** The one used last comes first: it still has its reader's pages, and the other may end. */
const free = Array.from({ length: WORKERS }, () =>
  createWorkerProcess<PageTask, PageResult>({ path: WORKER, does: "draws pages", taskMaxMs: TASK_MAX_MS }),
);

type Ask = (task: PageTask, maxMs?: number) => Promise<PageResult>;

/** Does work with a process that nobody else uses meanwhile. */
function withWorker<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  return runFairly(async (signal) => {
    const worker = free.shift();
    if (worker === undefined) throw new Error("more pages are drawn at once than there are processes");
    try {
      return await work((task, maxMs = TASK_MAX_MS) => worker(task, { signal, maxMs }));
    } finally {
      free.unshift(worker);
    }
  });
}

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
  return withWorker(async (ask) => {
    const task = { does: "inspect", bytes: await load(), ...limits } as const;
    const result = await ask(task, INSPECTION_MAX_MS).catch((error: unknown) => {
      if (error instanceof TookTooMuch) throw refuse(refusals.tooComplex);
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.code === "tooComplex") throw refuse(refusals.tooComplex);
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

/** Whether a reader can open a PDF, although its end is missing. */
export function opensPdf({ load }: { load: LoadDocument }): Promise<boolean> {
  return withWorker(async (ask) => {
    try {
      const result = await ask({ does: "open", bytes: await load() }, INSPECTION_MAX_MS);
      return "pages" in result && result.pages > 0;
    } catch (error) {
      if (error instanceof TookTooMuch || error instanceof WorkerFailed) return false;
      throw error;
    }
  });
}

interface MarkedPage extends Omit<DrawnPage, "bytes"> {
  /** Identifies the document's content: the same key means the same pages. */
  readonly key: string;
  readonly load: LoadDocument;
  readonly mark: Mark;
}

/** A page with a reader's marks, as JPEG. The document is loaded only if the page was not drawn recently. Throws TookTooMuch. */
export function drawMarkedPage({ load, ...page }: MarkedPage): Promise<Uint8Array> {
  return withWorker(async (ask) => {
    const draw = (bytes: Uint8Array | undefined) => ask({ does: "draw", ...page, bytes } as PageTask, PAGE_MAX_MS);
    const result = await draw(undefined);
    return toFile("isMissing" in result ? await draw(await load()) : result);
  });
}

/** The text of a PDF page, as far as its picture shows it. Throws TookTooMuch. */
export function readPdfText({ load, page }: { load: LoadDocument; page: number }): Promise<string> {
  return withWorker(async (ask) => {
    const result = await ask({ does: "read", bytes: await load(), page });
    if (!("text" in result)) throw new Error("the page process sent no text");
    return result.text;
  });
}

/** All pages of a document together. */
const TEXTS_MAX_MS = 20_000;

/**
 * The texts of a PDF's first pages, as far as their pictures show them: as many pages as can be read in 20 s. Throws Failure
 * 422 if it cannot be opened, or not even its first page can be read in time.
 */
export function readPdfTexts(
  { load, pagesMax }: { load: LoadDocument; pagesMax: number },
  { field, encrypted, unreadable, tooComplex }: Pick<PageRefusals, "field" | "encrypted" | "unreadable" | "tooComplex">,
): Promise<string[]> {
  const refuse = (text: Message) => new Failure({ status: 422, code: text.id, text, fields: { [field]: text } });
  return withWorker(async (ask) => {
    const bytes = await load();
    const texts: string[] = [];
    const until = performance.now() + TEXTS_MAX_MS;
    try {
      const opened = await ask({ does: "open", bytes }, INSPECTION_MAX_MS);
      const pages = "pages" in opened ? Math.min(opened.pages, pagesMax) : 0;
      if (pages === 0) throw refuse(unreadable);
      while (texts.length < pages && performance.now() < until) {
        const result = await ask({ does: "read", bytes, page: texts.length + 1 }, PAGE_MAX_MS);
        texts.push("text" in result ? result.text : "");
      }
      return texts;
    } catch (error) {
      if (texts.length > 0 && (error instanceof TookTooMuch || error instanceof WorkerFailed)) return texts;
      if (error instanceof TookTooMuch) throw refuse(tooComplex);
      if (error instanceof WorkerFailed) throw refuse(error.code === "encrypted" ? encrypted : unreadable);
      throw error;
    }
  });
}

/** A PDF with a reader's marks. */
export function drawMarkedPdf({ load, mark }: { load: LoadDocument; mark: Mark }): Promise<Uint8Array> {
  return withWorker(async (ask) => toFile(await ask({ does: "stamp", bytes: await load(), mark })));
}

function toFile(result: PageResult): Uint8Array {
  if (!("file" in result)) throw new Error("the page process sent no file");
  return result.file;
}
