import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { createWorkerProcess, TookTooLong } from "./worker-process.ts";

/** Several times what it takes to start the process. */
const TASK_MAX_MS = 1_000;

/** Works, waits for two of the longest tasks, or neither answers nor works. */
const WORKER = `
process.on("message", ({ id, does }) => {
  if (does === "works") for (;;);
  if (does === "waits") setTimeout(() => process.send({ id, result: "done" }), ${2 * TASK_MAX_MS});
});
process.on("disconnect", () => process.exit());
setInterval(() => undefined, 1_000);
`;

// Elsewhere the system does not say what a process has worked, so that the clock counts.
describe.skipIf(process.platform !== "linux")("a task of a worker", () => {
  const path = join(makeTemporaryFolder("worker"), "worker.mjs");
  writeFileSync(path, WORKER);
  const createWorker = (longestMs?: number) =>
    createWorkerProcess<{ does: string }, string>({ path, does: "tries", taskMaxMs: TASK_MAX_MS, longestMs });

  test("is ended once it has taken its share of the processor", async () => {
    await expect(createWorker()({ does: "works" })).rejects.toThrow(TookTooLong);
  });

  test("has the time it needs where a busy machine lets it wait", async () => {
    expect(await createWorker()({ does: "waits" })).toBe("done");
  });

  test("is ended where it hangs without working", async () => {
    await expect(createWorker(2 * TASK_MAX_MS)({ does: "hangs" })).rejects.toThrow(TookTooLong);
  });
});
