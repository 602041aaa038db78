import sharp from "sharp";
import type { WorkerAnswer } from "./worker-process.ts";

/** In a child process: runs the tasks it receives as messages until its parent is gone. */
export function serveTasks<Task extends object, Result>(work: (task: Task) => Promise<Result>): void {
  sharp.concurrency(1);
  // The cache would keep deleted temporary files open.
  sharp.cache(false);
  // A terminal or a service manager signals every process; the parent may still need the results of tasks in progress.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
  const answer = (message: WorkerAnswer<Result>) => process.send?.(message);
  process.on("disconnect", () => process.exit(0));
  process.on("message", ({ id, ...task }: Task & { id: number }) => {
    work(task as unknown as Task).then(
      (result) => answer({ id, result }),
      (error: Error & { code?: string }) => answer({ id, message: error.message, code: error.code }),
    );
  });
}
