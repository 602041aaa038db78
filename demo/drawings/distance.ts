import { mix, SNOW } from "./palette.ts";
import { type Prng, range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Point } from "./shapes.ts";
import { type Sheet, WIDTH } from "./sheet.ts";

export type Distance = "city" | "hills" | "mountains" | "trees" | "prairie";

export function drawDistance(sheet: Sheet, setting: Setting, horizon: number, distance: Distance): void {
  const prng = setting.prng("distance");
  const air = setting.sky[3] ?? "#dddddd";
  const snowy = setting.season === "winter";
  const far = mix(air, snowy ? "#8fa3b3" : "#6f8b93", 0.38);
  const near = mix(air, snowy ? "#7d929f" : "#5d7a66", 0.58);
  if (distance === "city") {
    drawTowers(sheet, prng, horizon, mix(air, "#6f8799", 0.3), 1);
    drawTowers(sheet, prng, horizon, mix(air, "#5f7788", 0.48), 0.62);
  } else if (distance === "mountains") {
    drawPeaks(sheet, prng, horizon, far, mix(far, SNOW, 0.7));
    drawRidge(sheet, prng, horizon, 52, 9, near);
  } else if (distance === "hills") {
    drawRidge(sheet, prng, horizon, 110, 4, far);
    drawRidge(sheet, prng, horizon, 62, 6, near);
  } else if (distance === "prairie") {
    drawRidge(sheet, prng, horizon, 14, 9, near);
    if (prng.chance(0.6)) drawElevator(sheet, prng.between(80, 1100), horizon, mix(air, "#7b6a5c", 0.6));
  } else {
    drawRidge(sheet, prng, horizon, 64, 6, far);
    drawRidge(sheet, prng, horizon, 46, 16, near);
  }
}

function drawTowers(sheet: Sheet, prng: Prng, horizon: number, paint: string, scale: number): void {
  const points: Point[] = [[-30, horizon + 6]];
  for (let x = -30; x < WIDTH + 30; ) {
    const width = prng.between(38, 96);
    const top = horizon - scale * (prng.chance(0.35) ? prng.between(150, 240) : prng.between(50, 140));
    points.push([x, top], [x + width, top]);
    x += width;
    if (prng.chance(0.4)) {
      const gap = prng.between(14, 60);
      points.push([x, horizon - 22 * scale], [x + gap, horizon - 22 * scale]);
      x += gap;
    }
  }
  sheet.polygon([...points, [WIDTH + 40, horizon + 6]], `!${paint}`);
}

function drawPeaks(sheet: Sheet, prng: Prng, horizon: number, paint: string, snow: string): void {
  const peaks = range(5).map((index) => ({
    x: index * 290 + prng.between(-70, 70),
    h: prng.between(130, 250),
    w: prng.between(210, 290),
  }));
  for (const { x, h, w } of peaks) {
    sheet.polygon(
      [
        [x - w, horizon + 4],
        [x - w * 0.4, horizon - h * 0.55],
        [x, horizon - h],
        [x + w * 0.35, horizon - h * 0.62],
        [x + w, horizon + 4],
      ],
      `!${paint}`,
    );
  }
  for (const { x, h, w } of peaks) {
    const y = horizon - h;
    sheet.polygon(
      [
        [x, y],
        [x + w * 0.2, y + h * 0.22],
        [x + w * 0.08, y + h * 0.2],
        [x - w * 0.02, y + h * 0.34],
        [x - w * 0.1, y + h * 0.2],
        [x - w * 0.24, y + h * 0.27],
      ],
      `!${snow}`,
    );
  }
}

function drawRidge(sheet: Sheet, prng: Prng, horizon: number, height: number, humps: number, paint: string): void {
  const step = (WIDTH + 160) / humps;
  const points = range(humps + 1).map((index): Point => [index * step - 80, horizon - height * prng.between(0.35, 1)]);
  sheet.blob(
    [
      [-200, horizon + 60],
      [-160, horizon - height * 0.6],
      ...points,
      [WIDTH + 160, horizon - height * 0.6],
      [WIDTH + 200, horizon + 60],
    ],
    `!${paint}`,
  );
}

function drawElevator(sheet: Sheet, x: number, horizon: number, paint: string): void {
  sheet.polygon(
    [
      [x, horizon + 4],
      [x, horizon - 76],
      [x + 10, horizon - 92],
      [x + 28, horizon - 92],
      [x + 38, horizon - 76],
      [x + 38, horizon - 52],
      [x + 74, horizon - 36],
      [x + 74, horizon + 4],
    ],
    `!${paint}`,
  );
}
