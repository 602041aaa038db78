import { type Prng, range } from "../prng.ts";
import type { Point } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import type { TreeKind } from "./leafy.ts";
import { drawTrunk } from "./trunk.ts";

export function drawBare(sheet: Sheet, prng: Prng, x: number, y: number, h: number, kind: TreeKind): void {
  const bark = kind === "birch" ? "#c9c5bc" : "#75695f";
  const spread = kind === "tall" ? 0.35 : kind === "wide" ? 0.85 : 0.62;
  drawTrunk(sheet, x, y, h * 0.5, h * 0.036, bark);
  const limbs: Point[][] = [];
  const twigs: Point[][] = [];
  const grow = (from: Point, angle: number, length: number, order: number): void => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    (order > 1 ? limbs : twigs).push([from, to]);
    if (order === 0) return;
    const parts = order === 2 ? 3 : 2;
    for (const part of range(parts)) {
      const turn = (part - (parts - 1) / 2) * spread + prng.between(-0.16, 0.16);
      grow(to, angle * 0.7 + turn, length * prng.between(0.58, 0.78), order - 1);
    }
  };
  grow([x, y - h * 0.44], prng.between(-0.08, 0.08), h * 0.22, 2);
  grow([x, y - h * 0.36], -spread * 0.9, h * 0.17, 1);
  grow([x, y - h * 0.4], spread * 0.9, h * 0.17, 1);
  for (const limb of limbs) sheet.line(limb, h * 0.02, bark);
  for (const twig of twigs) sheet.line(twig, Math.max(1, h * 0.01), bark);
}
