import { Worker } from "node:worker_threads";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { Busy } from "../bounded.ts";
import { createFairQueue } from "../fair-queue.ts";
import { readThreadMs } from "../process-usage.ts";
import { TASK_LONGEST_MS, TASK_MAX_MS } from "../task-limits.ts";
import type { PdfContent } from "./pdf-content.ts";
import type { PdfAnswer, PdfTask } from "./pdf-worker.ts";

/** How often to check whether a document takes too long. */
const LOOK_MS = 1_000;
/** An idle thread is terminated to free its memory. */
const IDLE_MS = MINUTE_MS;
const MEMORY_MAX_MB = 256;

/** A thread draws one at a time; the second is at hand when the first is done. */
const runFairly = createFairQueue({ name: "certificates", running: 2, runningEach: 1, waiting: 60, waitingEach: 5 });

/** Draws documents off the event loop. */
export interface PdfThread {
  /** Throws Busy if too many are waiting, or if the thread exited. */
  draw(content: PdfContent): Promise<Buffer>;
  /** Starts the thread early, so that a document needed soon does not wait for it. */
  warm(): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
}

/** The thread starts with the first document, and again after it exits; documents in progress then fail as Busy. */
export function createPdfThread({ taskMaxMs = TASK_MAX_MS } = {}): PdfThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    });
    // An idle thread must not keep the process alive.
    started.unref();
    started.on("message", (answer: PdfAnswer) => {
      const task = waiting.get(answer.id);
      if ("pdf" in answer) task?.resolve(Buffer.from(answer.pdf));
      else task?.reject(new Error(answer.message));
    });
    const lose = () => {
      if (thread === started) thread = undefined;
      for (const task of waiting.values()) task.reject(new Busy("the thread that draws documents ended"));
    };
    started.on("error", lose);
    started.on("exit", lose);
    return started;
  }

  function wake(): Worker {
    clearTimeout(idle);
    thread ??= start();
    const woken = thread;
    idle = setTimeout(() => void woken.terminate(), IDLE_MS).unref();
    return woken;
  }

  return {
    warm: () => void wake(),
    async close() {
      clearTimeout(idle);
      await thread?.terminate();
    },
    draw: (content) =>
      runFairly(async () => {
        const worker = wake();
        worker.ref();
        last += 1;
        const id = last;
        const looking = setInterval(endIfTooLong(worker, taskMaxMs), LOOK_MS);
        try {
          return await new Promise<Buffer>((resolve, reject) => {
            waiting.set(id, { resolve, reject });
            worker.postMessage({ id, content } satisfies PdfTask);
          });
        } finally {
          clearInterval(looking);
          waiting.delete(id);
          if (waiting.size === 0) worker.unref();
        }
      }),
  };
}

/** Ends a thread whose task, which starts now, has taken too long. Two tasks at once count each other's processor time. */
function endIfTooLong(worker: Worker, taskMaxMs: number): () => Promise<void> {
  const startedAt = performance.now();
  const before = readThreadMs(worker);
  return async () => {
    const isHung = performance.now() - startedAt > TASK_LONGEST_MS;
    if (isHung || (await readThreadMs(worker)) - (await before) > taskMaxMs) await worker.terminate();
  };
}
