import { mix, SNOW } from "../palette.ts";
import { type Prng, range } from "../prng.ts";
import type { Point } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";

const SPRUCE = ["#4f6b5a", "#47635f", "#5b7355"] as const;

export function drawSpruce(sheet: Sheet, prng: Prng, x: number, y: number, h: number, snowy: boolean): void {
  const green = prng.pick(SPRUCE);
  const wide = h * prng.between(0.18, 0.24);
  const tiers = 5;
  sheet.rect(x - h * 0.016, y - h * 0.1, h * 0.032, h * 0.1, "#5f5046");
  const left: Point[] = [];
  const right: Point[] = [];
  for (const tier of range(tiers)) {
    const top = y - h + (h * 0.92 * tier) / tiers;
    const low = y - h + h * 0.92 * ((tier + 1) / tiers);
    const half = wide * ((tier + 1) / tiers) ** 0.85;
    left.push([x - half * 0.45, top + (low - top) * 0.15], [x - half, low]);
    right.push([x + half * 0.45, top + (low - top) * 0.15], [x + half, low]);
  }
  const base: Point = [x, y - h * 0.06];
  sheet.polygon([[x, y - h], ...left.slice(1), base], green);
  sheet.polygon([[x, y - h], ...right.slice(1), base], mix(green, "#14283a", 0.28));
  if (!snowy) return;
  for (const tier of range(tiers)) {
    const low = y - h + h * 0.92 * ((tier + 1) / tiers);
    const half = wide * ((tier + 1) / tiers) ** 0.85;
    sheet.polygon(
      [
        [x - half, low],
        [x - half * 0.4, low - h * 0.11],
        [x + half * 0.12, low - h * 0.1],
        [x - half * 0.3, low - h * 0.035],
      ],
      SNOW,
    );
  }
}
