import { fileURLToPath } from "node:url";
import type { PictureSize, ResizeTask } from "./picture-worker.ts";
import { TASK_MAX_MS } from "./task-limits.ts";
import { createWorkerProcess, type RunInWorker } from "./worker-process.ts";

const WORKER = fileURLToPath(new URL("./picture-worker.ts", import.meta.url));

/** Resizes pictures in a low-priority process; its tasks fail as Busy if it exits. */
export function createPictureProcess(): RunInWorker<ResizeTask, PictureSize> {
  return createWorkerProcess({ path: WORKER, does: "resizes pictures", taskMaxMs: TASK_MAX_MS });
}
