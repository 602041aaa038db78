import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { createWorkerProcess, TookTooLong } from "./worker-process.ts";

/** Several times the process's startup time. */
const TASK_MAX_MS = 1_000;

/** Computes, waits for two of the longest tasks, or neither responds nor computes. */
const WORKER = `
process.on("message", ({ id, does }) => {
  if (does === "works") for (;;);
  if (does === "waits") setTimeout(() => process.send({ id, result: "done" }), ${2 * TASK_MAX_MS});
});
process.on("disconnect", () => process.exit());
setInterval(() => undefined, 1_000);
`;

// Other systems do not report a process's processor time, so the clock counts.
describe.skipIf(process.platform !== "linux")("a worker's task", () => {
  const path = join(makeTemporaryFolder("worker"), "worker.mjs");
  writeFileSync(path, WORKER);
  const createWorker = (longestMs?: number) =>
    createWorkerProcess<{ does: string }, string>({ path, does: "tries", taskMaxMs: TASK_MAX_MS, longestMs });

  test("is killed once it has used its share of processor time", async () => {
    await expect(createWorker()({ does: "works" })).rejects.toThrow(TookTooLong);
  });

  test("has the time it needs on a busy machine", async () => {
    expect(await createWorker()({ does: "waits" })).toBe("done");
  });

  test("is killed if it hangs without computing", async () => {
    await expect(createWorker(2 * TASK_MAX_MS)({ does: "hangs" })).rejects.toThrow(TookTooLong);
  });
});
