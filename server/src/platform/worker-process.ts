import { type ChildProcess, fork } from "node:child_process";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { Busy } from "./bounded.ts";
import { readProcessorMs } from "./processor-time.ts";

/** An idle worker is stopped to free its memory. */
const IDLE_MS = MINUTE_MS;
/** Only a hung task takes this long, even on a busy machine. */
const LONGEST_MS = 5 * MINUTE_MS;
/** How often, at most, to check a task that is past its wall-clock limit. */
const LOOK_MS = 100;

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

/** A task took too long, so its worker was killed. */
export class TookTooLong extends Busy {}

/** A worker that computes does not notice that this process is gone. */
const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/**
 * Runs tasks in a child process, so that a hostile file can crash only that process. The process starts with the first
 * task, and again after it exits; the tasks it was working on then fail as Busy. A task that uses more than `taskMaxMs`
 * of processor time, or `longestMs` of wall-clock time, is abandoned and the worker killed: time lost on a busy machine
 * says nothing about the file.
 */
export function createWorkerProcess<Task extends object, Result>({
  path,
  does,
  taskMaxMs,
  longestMs = LONGEST_MS,
}: {
  path: string;
  /** For the log: 'resizes pictures'. */
  does: string;
  taskMaxMs: number;
  longestMs?: number | undefined;
}): (task: Task) => Promise<Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(path, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
      // Bytes are copied as is.
      serialization: "advanced",
    });
    started.on("message", (answer: WorkerAnswer<Result>) => {
      const task = waiting.get(answer.id);
      if ("result" in answer) task?.resolve(answer.result);
      else task?.reject(new WorkerFailed(answer.message, answer.code));
    });
    const lose = () => {
      if (child === started) child = undefined;
      for (const task of waiting.values()) task.reject(new Busy(`the process that ${does} ended`));
    };
    started.on("error", lose);
    started.on("exit", lose);
    children.add(started);
    started.on("exit", () => children.delete(started));
    return started;
  }

  function rest(): void {
    if (waiting.size > 0) return;
    // An idle worker must not keep this process alive.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => child?.disconnect(), IDLE_MS).unref();
  }

  return (task) => {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    worker.ref();
    worker.channel?.ref();
    last += 1;
    const id = last;
    const startedAt = performance.now();
    const workedBefore = readProcessorMs(worker.pid);
    const endIfTooLong = () => {
      const worked = readProcessorMs(worker.pid);
      const left = worked === undefined || workedBefore === undefined ? 0 : taskMaxMs - (worked - workedBefore);
      if (left > 0 && performance.now() - startedAt < longestMs) {
        tooLong = setTimeout(endIfTooLong, Math.max(left, LOOK_MS));
        return;
      }
      waiting.get(id)?.reject(new TookTooLong(`the process that ${does} took too long`));
      worker.kill("SIGKILL");
    };
    let tooLong = setTimeout(endIfTooLong, taskMaxMs);
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.send({ id, ...task });
    }).finally(() => {
      clearTimeout(tooLong);
      waiting.delete(id);
      rest();
    });
  };
}
