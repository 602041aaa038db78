import { mix, SNOW } from "../palette.ts";
import { createPrng, type Prng, range } from "../prng.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";

/** A low bush or a hedge, with snow in winter. */
export function drawBush(stage: Stage, x: number, z: number, width: number, height: number, prng: Prng): void {
  const own = createPrng(prng.next());
  stage.stand(x, z, () => paintBush(stage, x, z, width, height, own));
}

function paintBush(stage: Stage, x: number, z: number, width: number, height: number, prng: Prng): void {
  const foot = stage.at([x, 0, z]);
  if (foot === undefined || foot.x < -200 || foot.x > 1400 || foot.y > 880) return;
  const w = width * foot.scale;
  const h = height * foot.scale;
  const { sheet, setting } = stage;
  const leaf = setting.season === "winter" ? "#7f8a78" : mix(prng.pick(setting.leaves), "#5f7d4f", 0.5);
  const body = crown(prng, foot.x, foot.y - h * 0.46, w * 0.58, h * 0.62, 8);
  sheet.blob(body, mix(leaf, "#1d3140", 0.25));
  sheet.blob(shift(body, foot.x, foot.y - h * 0.5, -w * 0.05, -h * 0.06, 0.84), leaf);
  const top = setting.season === "winter" ? SNOW : mix(leaf, "#fff3c8", 0.18);
  sheet.blob(crown(prng, foot.x - w * 0.12, foot.y - h * 0.78, w * 0.3, h * 0.2, 6), top);
}

function crown(prng: Prng, x: number, y: number, rx: number, ry: number, corners: number): Point[] {
  const start = prng.between(0, 1);
  return range(corners).map((index): Point => {
    const turn = ((index + start) * 2 * Math.PI) / corners;
    const reach = index % 2 === 0 ? prng.between(1.08, 1.28) : prng.between(0.84, 1);
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
  });
}

function shift(points: readonly Point[], cx: number, cy: number, dx: number, dy: number, scale: number): Point[] {
  return points.map(([x, y]): Point => [cx + (x - cx) * scale + dx, cy + (y - cy) * scale + dy]);
}
