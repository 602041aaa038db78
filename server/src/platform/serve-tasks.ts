import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { WorkerAnswer } from "./worker-process.ts";

/** Linux sets priority per thread: the pool's threads already exist, and new threads inherit theirs. */
function lowerPriority(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

/** In a child process: does the tasks that it receives as messages, with low priority, until its parent is gone. */
export function serveTasks<Task extends object, Result>(work: (task: Task) => Promise<Result>): void {
  lowerPriority();
  sharp.concurrency(1);
  // The cache would keep deleted temporary files open.
  sharp.cache(false);
  const answer = (message: WorkerAnswer<Result>) => process.send?.(message);
  process.on("disconnect", () => process.exit(0));
  process.on("message", ({ id, ...task }: Task & { id: number }) => {
    work(task as unknown as Task).then(
      (result) => answer({ id, result }),
      (error: Error & { code?: string }) => answer({ id, message: error.message, code: error.code }),
    );
  });
}
