import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Busy } from "./bounded.ts";
import { createPictureProcess } from "./picture-process.ts";

// It is looked at through a program that other systems have in other versions.
describe.skipIf(process.platform !== "linux")("the process that draws", () => {
  const folder = mkdtempSync(join(tmpdir(), "vestpocket-drawing-"));
  const path = join(folder, "picture.jpg");
  const draw = createPictureProcess();
  const ask = (name: string) => draw({ path, target: join(folder, name), width: 480, isSquare: false });
  beforeAll(async () => {
    await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#246" } })
      .jpeg()
      .toFile(path);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Of this process's children. */
  function listDrawers(): number[] {
    const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
    return lines
      .split("\n")
      .filter((line) => line.includes("picture-drawer"))
      .map((line) => Number.parseInt(line, 10));
  }

  test("draws, and starts again after it was killed in the middle of it", async () => {
    expect(await ask("first.webp")).toEqual({ width: 480, height: 360 });
    const [drawer] = listDrawers();
    // Stopped, it cannot finish a picture before it is killed.
    process.kill(Number(drawer), "SIGSTOP");
    const lost = Array.from({ length: 4 }, (_, index) => ask(`lost-${index}.webp`));
    process.kill(Number(drawer), "SIGKILL");
    for (const one of lost) await expect(one).rejects.toThrow(Busy);
    expect(await ask("again.webp")).toEqual({ width: 480, height: 360 });
    expect(listDrawers()).not.toContain(drawer);
  });

  test("stands behind everything else in the queue for a core", async () => {
    await ask("third.webp");
    const [drawer] = listDrawers();
    const threads = execFileSync("ps", ["-L", "-o", "ni=,comm=", "-p", String(drawer)], { encoding: "utf8" });
    const working = threads.split("\n").filter((line) => /libuv|vips|Main|node/u.test(line));
    expect(working.length).toBeGreaterThan(1);
    for (const line of working) expect(Number.parseInt(line, 10)).toBe(19);
  });
});
