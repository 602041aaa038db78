import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { Busy } from "./bounded.ts";
import { createWorkerProcess, TookTooMuch } from "./worker-process.ts";

/** Several times the process's startup time. */
const TASK_MAX_MS = 1_000;
/** Several times what a process without a task occupies. */
const MEMORY_MAX_BYTES = 400_000_000;

/**
 * Computes, waits for two of the longest tasks, or neither responds nor computes; takes more and more memory, or a good
 * part of what it may.
 */
const WORKER = `
const kept = [];
process.on("message", ({ id, does }) => {
  if (does === "identifies itself") process.send({ id, result: process.pid });
  if (does === "takes memory") setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 10);
  if (does === "keeps memory") {
    kept.push(Buffer.alloc(${0.6 * MEMORY_MAX_BYTES}, 1));
    process.send({ id, result: process.pid });
  }
  if (does === "works") for (;;);
  if (does === "waits") setTimeout(() => process.send({ id, result: "done" }), ${2 * TASK_MAX_MS});
});
process.on("disconnect", () => process.exit());
setInterval(() => undefined, 1_000);
`;

// Other systems do not report a process's processor time or memory, so the clock counts.
describe.skipIf(process.platform !== "linux")("a worker's task", () => {
  const path = join(makeTemporaryFolder("worker"), "worker.mjs");
  writeFileSync(path, WORKER);
  const createWorker = (longestMs?: number) =>
    createWorkerProcess<{ does: string }, string | number>({
      path,
      does: "tries",
      taskMaxMs: TASK_MAX_MS,
      longestMs,
      memoryMaxBytes: MEMORY_MAX_BYTES,
    });

  test("is killed once it has used its share of processor time", async () => {
    await expect(createWorker()({ does: "works" })).rejects.toThrow(TookTooMuch);
  });

  test("has the time it needs on a busy machine", async () => {
    expect(await createWorker()({ does: "waits" })).toBe("done");
  });

  test("is killed if it hangs without computing", async () => {
    await expect(createWorker(2 * TASK_MAX_MS)({ does: "hangs" })).rejects.toThrow(TookTooMuch);
  });

  test("is killed once its worker occupies too much memory, and the next one works", async () => {
    const work = createWorker();
    await expect(work({ does: "takes memory" })).rejects.toThrow("took too much memory");
    expect(await work({ does: "identifies itself" })).toEqual(expect.any(Number));
  });

  test("is not blamed for the memory of another one", async () => {
    const work = createWorker();
    const all = await Promise.allSettled([work({ does: "takes memory" }), work({ does: "hangs" })]);
    for (const { reason } of all as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(Busy);
      expect(reason).not.toBeInstanceOf(TookTooMuch);
    }
  });

  test("is killed if nobody waits for it any more and it does not end soon, and a new worker is ready for the next", async () => {
    const work = createWorker();
    const first = await work({ does: "identifies itself" });
    const gone = new AbortController();
    const lost = expect(work({ does: "hangs" }, { signal: gone.signal })).rejects.toThrow("ended");
    gone.abort();
    await lost;
    expect(await work({ does: "identifies itself" })).not.toBe(first);
  });

  test("goes on without its client if another one needs its worker, or if it ends soon", async () => {
    const work = createWorker();
    const gone = new AbortController();
    const first = await work({ does: "identifies itself" });
    const all = [work({ does: "waits" }, { signal: gone.signal }), work({ does: "waits" })];
    gone.abort();
    expect(await Promise.all(all)).toEqual(["done", "done"]);
    const late = new AbortController();
    const last = work({ does: "identifies itself" }, { signal: late.signal });
    late.abort();
    expect(await last).toBe(first);
  });

  test("does not inherit the memory of an earlier one", async () => {
    const work = createWorker();
    const first = await work({ does: "keeps memory" });
    const second = await work({ does: "identifies itself" });
    expect(second).not.toBe(first);
    expect(await work({ does: "identifies itself" })).toBe(second);
  });
});

// Windows has no signals for groups of processes.
describe.skipIf(process.platform === "win32")("when a service manager or a terminal signals every process", () => {
  const toUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

  /** Starts a process in a group of its own, which gives a task to its worker and prints the result. */
  function startGroup({ task, onSignal }: { task: string; onSignal: string }) {
    const folder = makeTemporaryFolder("group");
    const [parent, worker, proceed] = ["parent.mjs", "worker.mjs", "proceed"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(
      worker,
      `import { existsSync } from "node:fs";
      import { setTimeout as wait } from "node:timers/promises";
      import { serveTasks } from ${toUrl("serve-tasks.ts")};
      const mayProceed = () => existsSync(${JSON.stringify(proceed)});
      serveTasks(async () => { console.error("begun"); ${task} });`,
    );
    writeFileSync(
      parent,
      `import { createWorkerProcess } from ${toUrl("worker-process.ts")};
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => { ${onSignal} });
      const work = createWorkerProcess({ path: ${JSON.stringify(worker)}, does: "tries", taskMaxMs: 60_000 });
      console.log(await work({}));
      process.exit();`,
    );
    const child = spawn(process.execPath, [parent], { detached: true, stdio: ["ignore", "pipe", "pipe"] });
    return { child, group: -(child.pid ?? 0), proceed: () => writeFileSync(proceed, "") };
  }

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("a task in progress still completes: %s", async (signal) => {
    const task = "while (!mayProceed()) await wait(10); return 'done';";
    const { child, group, proceed } = startGroup({ task, onSignal: "" });
    await once(child.stderr, "data");
    process.kill(group, signal);
    proceed();
    expect(await text(child.stdout)).toBe("done\n");
  });

  test("a task that computes without end ends with the process that gave it", async () => {
    const { child, group } = startGroup({ task: "for (;;);", onSignal: "process.exit();" });
    await once(child.stderr, "data");
    process.kill(group, "SIGINT");
    await expect.poll(() => isGroupAlive(group)).toBe(false);
  });
});

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
