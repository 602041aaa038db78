import { mix } from "../palette.ts";
import { type Prng, range } from "../prng.ts";
import type { Point } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { drawTrunk } from "./trunk.ts";

export type TreeKind = "round" | "tall" | "spruce" | "birch" | "wide";

const BARK = "#6d5c4e";

export function drawLeafy(
  sheet: Sheet,
  prng: Prng,
  x: number,
  y: number,
  h: number,
  kind: TreeKind,
  leaf: string,
): void {
  const birch = kind === "birch";
  const slim = kind === "tall" ? 0.17 : birch ? 0.22 : kind === "wide" ? 0.4 : 0.32;
  const deep = kind === "tall" ? 0.45 : kind === "wide" ? 0.32 : 0.37;
  const trunk = birch ? "#ddd8cc" : BARK;
  drawTrunk(sheet, x, y, h * 0.55, h * (birch ? 0.026 : 0.036), trunk);
  const cy = y - h * (1 - deep);
  const rx = h * slim;
  const ry = h * deep;
  const puff = Math.min(rx, ry) * 0.56;
  const count = kind === "tall" ? 9 : 7;
  const puffs = range(count).map((index): Point => {
    const turn = (index / count) * 2 * Math.PI + prng.between(-0.25, 0.25);
    return [Math.cos(turn) * (rx - puff * 0.92), Math.sin(turn) * (ry - puff * 0.92)];
  });
  puffs.push([0, 0], [0, -ry * 0.3], [0, ry * 0.3]);
  const cluster = (paint: string, dx: number, dy: number, scale: number): void => {
    sheet.dots(
      puffs.map(([px, py]): Point => [x + px * scale + rx * dx, cy + py * scale + ry * dy]),
      puff * scale,
      paint,
    );
  };
  cluster(mix(leaf, "#1d3140", 0.26), 0.02, 0.03, 1);
  cluster(leaf, -0.08, -0.09, 0.86);
  const lit = mix(leaf, "#fff0b8", 0.2);
  const spots: Point[] = [
    [x - rx * 0.48, cy - ry * 0.4],
    [x - rx * 0.22, cy - ry * 0.56],
    [x + rx * 0.04, cy + ry * 0.12],
  ];
  sheet.dots(spots, puff * 0.46, lit);
}
