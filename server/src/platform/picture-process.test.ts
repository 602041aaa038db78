import { execFileSync } from "node:child_process";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { Busy } from "./bounded.ts";
import { createPictureProcess } from "./picture-process.ts";

// `ps` has different options on other systems.
describe.skipIf(process.platform !== "linux")("the process that resizes pictures", () => {
  const folder = makeTemporaryFolder("resizing");
  const path = join(folder, "picture.jpg");
  const resize = createPictureProcess();
  /** Earlier tests in this process may have left an idle worker. */
  let others: readonly number[] = [];
  const ask = (name: string) => resize({ path, target: join(folder, name), width: 480, isSquare: false });
  beforeAll(async () => {
    others = listWorkers();
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#246" } })
      .jpeg()
      .toFile(path);
  });

  function listWorkers(): number[] {
    const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
    return lines
      .split("\n")
      .filter((line) => line.includes("picture-worker"))
      .map((line) => Number.parseInt(line, 10))
      .filter((pid) => !others.includes(pid));
  }

  test("fails its tasks as Busy when it is killed, and restarts for the next one", async () => {
    expect(await ask("first.webp")).toEqual({ width: 480, height: 360 });
    const [worker] = listWorkers();
    // While stopped, it cannot finish a picture before it is killed.
    process.kill(Number(worker), "SIGSTOP");
    const lost = Array.from({ length: 4 }, (_, index) => ask(`lost-${index}.webp`));
    process.kill(Number(worker), "SIGKILL");
    for (const one of lost) await expect(one).rejects.toThrow(Busy);
    expect(await ask("again.webp")).toEqual({ width: 480, height: 360 });
    expect(listWorkers()).not.toContain(worker);
  });

  test("runs all its threads at the lowest priority", async () => {
    await ask("third.webp");
    const [worker] = listWorkers();
    const threads = execFileSync("ps", ["-L", "-o", "ni=,comm=", "-p", String(worker)], { encoding: "utf8" });
    const working = threads.split("\n").filter((line) => /libuv|vips|Main|node/u.test(line));
    expect(working.length).toBeGreaterThan(1);
    for (const line of working) expect(Number.parseInt(line, 10)).toBe(19);
  });
});
