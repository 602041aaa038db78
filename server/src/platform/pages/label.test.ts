import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { drawLabel } from "./label.ts";

const TEXT = "amélie.lefebvre@exemple.ca · 2026-11-23 02:31 UTC · 9A3F20";

describe("a page's label", () => {
  const folder = makeTemporaryFolder("fonts");

  /** Draws the label in a process that finds no font on the machine. */
  function drawWithoutFonts(text: string): { width: number; height: number; covered: Buffer } {
    const settings = join(folder, "fonts.conf");
    writeFileSync(settings, '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>');
    const label = JSON.stringify(new URL("./label.ts", import.meta.url).href);
    const script = `const { drawLabel } = await import(${label});
      const { width, height, covered } = await drawLabel(${JSON.stringify(text)}, 1200);
      console.log(JSON.stringify({ width, height, covered: Buffer.from(covered).toString("base64") }));`;
    const env = { PATH: process.env.PATH, FONTCONFIG_FILE: settings, HOME: folder, XDG_CACHE_HOME: folder };
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" });
    const { covered, ...size } = JSON.parse(output);
    return { ...size, covered: Buffer.from(covered, "base64") };
  }

  test("is the same on a machine without fonts, and every character of an address is drawn", async () => {
    const here = await drawLabel(TEXT, 1200);
    const there = drawWithoutFonts(TEXT);
    expect([there.width, there.height]).toEqual([here.width, here.height]);
    expect(there.covered.equals(Buffer.from(here.covered))).toBe(true);
    const isCovered = (text: string) => drawLabel(text, 1200).then(({ covered }) => covered.some((part) => part > 200));
    expect(await isCovered("é")).toBe(true);
    expect(await isCovered(" ")).toBe(false);
  });

  test("fits its cell however long the address is", async () => {
    const { width, height, covered } = await drawLabel(
      `${"w".repeat(240)}@example.ca · 2026-11-23 02:31 UTC · 9A3F20`,
      1200,
    );
    expect(width).toBeLessThan(1200);
    const edges = [covered.subarray(0, width), covered.subarray(width * (height - 1))];
    expect(edges.every((edge) => edge.every((part) => part === 0))).toBe(true);
  });
});
