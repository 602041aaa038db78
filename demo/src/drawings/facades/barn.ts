import type { Material } from "../cladding.ts";
import { drawDoor, drawWindows } from "../openings.ts";
import { mix, SNOW, type Tones, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { drawGable } from "../roofs.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";

export const BARN = ["#8f3b30", "#7d4438", "#a4513c", "#d8d2c4", "#8b7256", "#5c6b5f", "#6b4f3f", "#b9ad98"] as const;

export function drawBoards(stage: Stage, x: number, w: number, h: number, material: Material): void {
  const front = stage.front(x, 0);
  const joint = mix(material.tones.base, "#1a2b40", 0.12);
  for (const board of range(w / 0.75)) front.rect(board * 0.75 + 0.4, 0.6, 0.07, h - 0.6, joint);
}

export function drawBarnDoor(stage: Stage, x: number, wall: Tones, trim: string): void {
  const front = stage.front(x, 0);
  front.rect(-0.15, 0, 4.3, 3.75, trim);
  for (const leaf of [0, 2.05]) {
    front.rect(leaf, 0, 1.95, 3.6, mix(wall.base, "#1a2b40", 0.2));
    front.line(
      [
        [leaf + 0.12, 0.15],
        [leaf + 1.83, 3.45],
      ],
      0.17,
      trim,
      0.02,
    );
    front.line(
      [
        [leaf + 1.83, 0.15],
        [leaf + 0.12, 3.45],
      ],
      0.17,
      trim,
      0.02,
    );
    front.rect(leaf, 1.7, 1.95, 0.18, trim, 0.02);
  }
  front.rect(-1.4, 3.75, 6.8, 0.14, "#3f474e", 0.05);
}

/** A round store: a tall silo with a dome, or a ribbed grain bin with a cone. */
export function drawTower(
  stage: Stage,
  x: number,
  z: number,
  radius: number,
  height: number,
  store: Tones,
  cone: boolean,
): void {
  const base = stage.front(x, z);
  const w = radius * 2;
  stage.castShadow({ x, z, w, h: height, d: 1 });
  base.rect(0, 0, w, height, store.base);
  base.rect(w * 0.12, 0, w * 0.22, height, store.light);
  base.rect(w * 0.66, 0, w * 0.34, height, store.dark);
  for (const ring of range(height / (cone ? 0.95 : 1.6)))
    base.rect(0, (ring + 1) * (cone ? 0.95 : 1.6), w, 0.08, store.deep);
  const snowy = stage.setting.season === "winter";
  const cap = snowy ? SNOW : mix(store.base, "#7f8a90", 0.5);
  const dome = (share: number): Point[] =>
    cone
      ? [
          [-0.2, height],
          [radius * 0.8, height + 1.6],
          [radius * 1.2, height + 1.6],
          [w + 0.2, height],
        ]
      : range(9).map(
          (step): Point => [
            radius - Math.cos((step * Math.PI) / 8) * radius * share,
            height + Math.sin((step * Math.PI) / 8) * radius * 0.85,
          ],
        );
  base.poly(dome(1), cap);
  const half = dome(1).map(([u, v]): Point => [Math.max(u, radius * 1.25), v]);
  base.poly(half, mix(cap, "#1a2b40", 0.16));
  base.rect(w * 0.42, 0, 0.12, height, store.deep);
}

export function drawHouse(stage: Stage, x: number, z: number, roof: Tones): void {
  const wall = tones("#e9e2d3");
  stage.box({ x, z, w: 8, h: 5, d: 7 }, wall);
  drawGable(stage, { x, y: 5, z, w: 8, d: 7, rise: 2.6, overhang: 0.4 }, "z", wall, roof);
  drawWindows(
    stage.front(x, z),
    [
      [1, 1, 1.3, 1.6],
      [5.5, 1, 1.3, 1.6],
      [1.2, 3.2, 1.1, 1.3],
      [5.6, 3.2, 1.1, 1.3],
    ],
    { frame: "#5d6a72", columns: 1, rows: 1, plain: true },
  );
  drawDoor(stage.front(x, z), 3.4, 1.2, 2.3, "#41718c", false);
}
