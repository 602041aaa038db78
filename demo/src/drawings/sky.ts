import { mix, SNOW, veil } from "./palette.ts";
import { type Prng, range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Point } from "./shapes.ts";
import { HEIGHT, type Sheet, WIDTH } from "./sheet.ts";

export type Distance = "city" | "hills" | "mountains" | "trees" | "prairie";

/** The sky in flat bands, its clouds, and what stands far off on the horizon. */
export function drawSky(sheet: Sheet, setting: Setting, horizon: number, distance: Distance): void {
  const prng = setting.prng("sky");
  const bands = setting.sky;
  bands.forEach((band, index) => {
    const top = index === 0 ? -4 : horizon * (index / bands.length) ** 0.9;
    if (index === 0) sheet.rect(-4, top, WIDTH + 8, HEIGHT + 8, `!${band}`);
    else drawBand(sheet, prng, top, horizon, `!${band}`);
  });
  drawSun(sheet, setting, prng, horizon);
  drawClouds(sheet, setting, prng, horizon);
  drawDistance(sheet, setting, horizon, distance);
}

function drawBand(sheet: Sheet, prng: Prng, top: number, bottom: number, paint: string): void {
  const sway = prng.between(-16, 16);
  const edge = range(7).map((step): Point => [step * 210 - 30, top + sway * Math.sin(step * 0.9 + sway)]);
  sheet.polygon([...edge, [WIDTH + 30, bottom + 4], [-30, bottom + 4]], paint);
}

function drawSun(sheet: Sheet, setting: Setting, prng: Prng, horizon: number): void {
  const x = prng.between(90, 420);
  if (setting.hour === "golden" || setting.hour === "hazy") {
    sheet.ellipse(x, horizon * 0.42, 46, 46, veil("#fff6dc", 0.85));
  } else if (setting.hour === "evening") {
    sheet.ellipse(x, horizon * 0.2, 22, 22, veil("#f4ecd6", 0.9));
    sheet.ellipse(x + 9, horizon * 0.2 - 5, 20, 20, `!${setting.sky[0] ?? "#203a57"}`);
    sheet.dots(
      range(14).map((): Point => [prng.between(0, WIDTH), prng.between(10, horizon * 0.45)]),
      1.5,
      veil("#f4ecd6", 0.7),
    );
  }
}

function drawClouds(sheet: Sheet, setting: Setting, prng: Prng, horizon: number): void {
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

function drawDistance(sheet: Sheet, setting: Setting, horizon: number, distance: Distance): void {
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
