import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { Busy } from "./bounded.ts";
import type { PictureSize, ResizeTask, WorkerAnswer } from "./picture-worker.ts";

const WORKER = fileURLToPath(new URL("./picture-worker.ts", import.meta.url));
/** A task that takes longer is abandoned, and the worker killed. */
const TASK_MAX_MS = 20_000;
/** An idle worker is ended to free its memory. */
const IDLE_MS = MINUTE_MS;

interface Waiting {
  resolve(size: PictureSize): void;
  reject(error: Error): void;
}

/** The error that the worker reported for a task. */
class ResizeFailed extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/**
 * Resizes pictures in a child process of low priority, so that a hostile file can end that process only. The process starts
 * with the first task, and again after it ended; the tasks it was working on then fail as Busy.
 */
export function createPictureProcess(): (task: ResizeTask) => Promise<PictureSize> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(WORKER, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
    started.on("message", (answer: WorkerAnswer) => {
      const task = waiting.get(answer.id);
      if ("size" in answer) task?.resolve(answer.size);
      else task?.reject(new ResizeFailed(answer.message, answer.code));
    });
    const lose = () => {
      if (child === started) child = undefined;
      for (const task of waiting.values()) task.reject(new Busy("the process that resizes pictures ended"));
    };
    started.on("error", lose);
    started.on("exit", lose);
    return started;
  }

  function rest(): void {
    if (waiting.size > 0) return;
    // An idle worker must not keep this process alive.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => child?.kill(), IDLE_MS).unref();
  }

  return (task) => {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    worker.ref();
    worker.channel?.ref();
    last += 1;
    const id = last;
    const tooLong = setTimeout(() => worker.kill("SIGKILL"), TASK_MAX_MS);
    return new Promise<PictureSize>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.send({ id, ...task });
    }).finally(() => {
      clearTimeout(tooLong);
      waiting.delete(id);
      rest();
    });
  };
}
