import { mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import type { Draft } from "./draft.ts";

export function drawPit(draft: Draft, setting: Setting): void {
  const [cx, cy] = setting.turn("pit", [
    [48, 24],
    [54, 22],
    [44, 27],
  ] as const);
  for (const ring of range(5)) {
    const points = range(26).map((step): Point => {
      const turn = (step * Math.PI) / 13;
      const reach = 21 - ring * 4 + Math.sin(turn * 2 + 1) * 2 + Math.cos(turn * 5) * 0.9;
      return [cx + Math.cos(turn) * reach * 1.35, cy + Math.sin(turn) * reach * 0.78];
    });
    draft.shape(points, mix("#e3d4b3", "#a08f70", ring * 0.2));
    draft.line([...points, points[0] ?? [0, 0]], "#8d7a5c", 1.5);
  }
  draft.line(
    [
      [cx + 4, cy],
      [cx + 12, cy + 6],
      [cx + 16, cy + 18],
      [cx + 14, 53],
    ],
    "#f3ead6",
    9,
  );
  for (const [x, r] of [
    [20, 3],
    [27, 2.2],
    [76, 2.6],
  ] as const)
    draft.disc(x, 42, r, "#d9c9a6");
}
