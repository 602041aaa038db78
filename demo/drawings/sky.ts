import { drawClouds } from "./clouds.ts";
import { type Distance, drawDistance } from "./distance.ts";
import { veil } from "./palette.ts";
import { type Prng, range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Point } from "./shapes.ts";
import { HEIGHT, type Sheet, WIDTH } from "./sheet.ts";

/** The sky in flat bands, with clouds and the distant horizon. */
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
