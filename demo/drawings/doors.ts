import { GLOW, spread } from "./openings.ts";
import { mix } from "./palette.ts";
import { range } from "./prng.ts";
import type { Wall } from "./wall.ts";

/** A glass or wooden door with its frame, handle and shadow. */
export function drawDoor(wall: Wall, u: number, w: number, h: number, paint: string, glazed: boolean, v = 0): void {
  if (!wall.seen) return;
  const { setting } = wall.stage;
  const glass = setting.lit ? GLOW : mix(setting.glass, "#14283a", 0.3);
  wall.rect(u - 0.1, v, w + 0.2, h + 0.1, mix(paint, "#14283a", 0.35));
  wall.rect(u, v, w, h, paint);
  if (glazed) {
    wall.rect(u + 0.13, v + 0.3, w - 0.26, h - 0.45, glass);
    wall.poly(
      [
        [u + 0.13, v + 0.9],
        [u + w - 0.13, v + 1.6],
        [u + w - 0.13, v + 2],
        [u + 0.13, v + 1.3],
      ],
      setting.lit ? GLOW : mix(setting.glass, "#ffffff", 0.12),
    );
  } else {
    wall.rect(u + 0.15, v + 0.25, w - 0.3, h * 0.32, mix(paint, "#14283a", 0.16));
    wall.rect(u + 0.15, v + h * 0.5, w - 0.3, h * 0.38, mix(paint, "#14283a", 0.16));
  }
  wall.rect(u, v + h - 0.12, w, 0.12, mix(paint, "#0f2036", 0.45));
  wall.rect(u + w - 0.16, v + 0.95, 0.06, 0.35, "#c9a45c", 0.02);
}

/** A sectional door of `rows` panels. */
export function drawRollDoor(
  wall: Wall,
  u: number,
  w: number,
  h: number,
  paint: string,
  rows: number,
  windows: boolean,
): void {
  if (!wall.seen) return;
  const dim = wall.side === "right" ? 0.25 : 0;
  const leaf = mix(paint, "#1a2b40", dim);
  const { setting } = wall.stage;
  wall.rect(u - 0.14, 0, w + 0.28, h + 0.14, mix(leaf, "#14283a", 0.45));
  wall.rect(u, 0, w, h, leaf);
  for (const row of range(rows - 1)) wall.rect(u, (h * (row + 1)) / rows, w, 0.07, mix(leaf, "#14283a", 0.25));
  wall.rect(u, h - 0.22, w, 0.22, mix(leaf, "#0f2036", 0.38));
  if (!windows) return;
  const v = (h * Math.ceil(rows / 2)) / rows + 0.16;
  for (const [a, b, c, d] of spread(u, u + w, 3, v, w / 4, h / rows - 0.25)) {
    wall.rect(a, b, c, d, setting.lit ? GLOW : mix(setting.glass, "#14283a", 0.25));
  }
}
