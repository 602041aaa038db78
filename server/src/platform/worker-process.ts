import { type ChildProcess, fork } from "node:child_process";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { Busy } from "./bounded.ts";
import { readProcessorMs, readResidentBytes } from "./process-usage.ts";
import { TASK_LONGEST_MS } from "./task-limits.ts";

/** An idle worker is stopped to free its memory. */
const IDLE_MS = MINUTE_MS;
/** How long a task that nobody waits for may go on: ending soon costs less than starting another worker. */
const UNWANTED_MS = 1_000;
/** How often to check a worker's memory, and at most, a task that is past its wall-clock limit. */
const LOOK_MS = 100;
/** Several times what any file that people upload takes. */
const MEMORY_MAX_BYTES = 1_000_000_000;

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** A worker's response: `id` is the task's. */
export type WorkerAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly message: string; readonly code: string | undefined };

/** The error that the worker reported for a task. */
export class WorkerFailed extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** A task took too much time or memory, so its worker was killed. */
export class TookTooMuch extends Busy {}

/** A worker that computes does not notice that this process is gone. */
const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

interface Worker<Result> {
  readonly process: ChildProcess;
  readonly waiting: Map<number, Waiting<Result>>;
}

/** A task may have its own limit of processor time, and a signal that aborts when nobody waits for its result any more. */
export type RunInWorker<Task, Result> = (
  task: Task,
  options?: { readonly signal?: AbortSignal | undefined; readonly maxMs?: number },
) => Promise<Result>;

/**
 * Runs tasks in a child process, so that a hostile file can crash only that process. The process starts with the first
 * task, and again after it exits; the tasks it was working on then fail as Busy. A task that uses more than `taskMaxMs`
 * of processor time, or `longestMs` of wall-clock time, is abandoned and the worker killed: time lost on a busy machine
 * says nothing about the file. So is one whose worker occupies more than `memoryMaxBytes`: a few kilobytes can unpack to
 * gigabytes. And so is one that nobody waits for any more, unless it ends within `unwantedMs` or shares its worker.
 */
export function createWorkerProcess<Task extends object, Result>({
  path,
  does,
  taskMaxMs,
  longestMs = TASK_LONGEST_MS,
  unwantedMs = UNWANTED_MS,
  memoryMaxBytes = MEMORY_MAX_BYTES,
}: {
  path: string;
  /** For the log: 'resizes pictures'. */
  does: string;
  taskMaxMs: number;
  longestMs?: number | undefined;
  unwantedMs?: number | undefined;
  memoryMaxBytes?: number;
}): RunInWorker<Task, Result> {
  let current: Worker<Result> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker<Result> {
    const started = fork(path, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
      // Bytes are copied as is.
      serialization: "advanced",
    });
    const worker = { process: started, waiting: new Map<number, Waiting<Result>>() };
    started.on("message", (answer: WorkerAnswer<Result>) => {
      const task = worker.waiting.get(answer.id);
      if ("result" in answer) task?.resolve(answer.result);
      else task?.reject(new WorkerFailed(answer.message, answer.code));
    });
    started.on("error", () => lose(worker));
    started.on("exit", () => lose(worker));
    children.add(started);
    started.on("exit", () => children.delete(started));
    return worker;
  }

  /** The next task starts another worker. */
  function lose(worker: Worker<Result>): void {
    if (current === worker) current = undefined;
    for (const task of worker.waiting.values()) task.reject(new Busy(`the process that ${does} ended`));
  }

  function kill(worker: Worker<Result>): void {
    worker.process.kill("SIGKILL");
    lose(worker);
  }

  function rest(worker: Worker<Result>): void {
    if (worker.waiting.size > 0 || worker !== current) return;
    // An idle worker must not keep this process alive.
    worker.process.unref();
    worker.process.channel?.unref();
    // What a large file took is not always given back, and would be counted as the next one's.
    const isLarge = (readResidentBytes(worker.process.pid) ?? 0) > memoryMaxBytes / 2;
    if (isLarge) leave(worker);
    else idle = setTimeout(() => leave(worker), IDLE_MS).unref();
  }

  function leave(worker: Worker<Result>): void {
    if (current === worker) current = undefined;
    if (worker.process.connected) worker.process.disconnect();
  }

  function wake(): Worker<Result> {
    clearTimeout(idle);
    current ??= start();
    return current;
  }

  return (task, { signal, maxMs = taskMaxMs } = {}) => {
    const worker = wake();
    const { process: child, waiting } = worker;
    child.ref();
    child.channel?.ref();
    last += 1;
    const id = last;
    const startedAt = performance.now();
    const workedBefore = readProcessorMs(child.pid);
    const endIfTooLong = () => {
      const worked = readProcessorMs(child.pid);
      const left = worked === undefined || workedBefore === undefined ? 0 : maxMs - (worked - workedBefore);
      if (left > 0 && performance.now() - startedAt < longestMs) {
        tooLong = setTimeout(endIfTooLong, Math.max(left, LOOK_MS));
        return;
      }
      waiting.get(id)?.reject(new TookTooMuch(`the process that ${does} took too long`));
      kill(worker);
    };
    const endIfTooLarge = () => {
      if ((readResidentBytes(child.pid) ?? 0) <= memoryMaxBytes) return;
      // Which of several tasks took it is unknown: none of them says anything about its file.
      if (waiting.size === 1) waiting.get(id)?.reject(new TookTooMuch(`the process that ${does} took too much memory`));
      kill(worker);
    };
    const endIfUnwanted = () => {
      // Others may still wait for the worker.
      if (waiting.size > 1) return;
      kill(worker);
      // The next task should not have to wait for its start.
      rest(wake());
    };
    let unwanted: NodeJS.Timeout | undefined;
    const leave = () => {
      unwanted = setTimeout(endIfUnwanted, unwantedMs);
    };
    signal?.addEventListener("abort", leave, { once: true });
    let tooLong = setTimeout(endIfTooLong, maxMs);
    const tooLarge = setInterval(endIfTooLarge, LOOK_MS);
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, ...task });
    }).finally(() => {
      clearTimeout(tooLong);
      clearTimeout(unwanted);
      clearInterval(tooLarge);
      signal?.removeEventListener("abort", leave);
      waiting.delete(id);
      rest(worker);
    });
  };
}
