import { mix } from "./palette.ts";
import { type Prng, range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Point } from "./shapes.ts";
import { type Sheet, WIDTH } from "./sheet.ts";

export function drawClouds(sheet: Sheet, setting: Setting, prng: Prng, horizon: number): void {
  const kind = prng.pick(["long", "heaped", "heaped", "few"]);
  const low = mix(setting.cloud, setting.sky[2] ?? setting.cloud, 0.45);
  const count = kind === "few" ? 1 : prng.int(2, 4);
  for (const index of range(count)) {
    const x = ((index + prng.between(0.15, 0.85)) * WIDTH) / count;
    const y = horizon * prng.between(0.1, 0.52);
    const size = prng.between(0.55, 1.15) * (0.65 + y / horizon);
    if (kind === "heaped") drawHeap(sheet, prng, x, y, size, setting.cloud, low);
    else drawStreaks(sheet, prng, x, y, size, setting.cloud);
  }
}

function drawHeap(sheet: Sheet, prng: Prng, x: number, y: number, size: number, light: string, low: string): void {
  const humps = range(4).map((step) => {
    const r = size * prng.between(26, 44) * (step === 1 || step === 2 ? 1.25 : 0.85);
    return { x: x + (step - 1.5) * size * 52, r };
  });
  for (const hump of humps) sheet.ellipse(hump.x, y - hump.r * 0.55, hump.r, hump.r * 0.82, `!${light}`);
  sheet.line(
    [
      [x - size * 104, y],
      [x + size * 118, y],
    ],
    size * 34,
    `!${light}`,
    "",
    true,
  );
  sheet.line(
    [
      [x - size * 70, y + size * 9],
      [x + size * 116, y + size * 9],
    ],
    size * 16,
    `!${low}`,
    "",
    true,
  );
}

function drawStreaks(sheet: Sheet, prng: Prng, x: number, y: number, size: number, light: string): void {
  const width = 24 * size;
  for (const step of range(prng.int(2, 3))) {
    const start = x + prng.between(-150, 40) * size;
    const length = prng.between(130, 300) * size;
    const line: Point[] = [
      [start, y + step * width * 0.86],
      [start + length, y + step * width * 0.86],
    ];
    sheet.line(line, width, `!${light}`, "", true);
  }
}
