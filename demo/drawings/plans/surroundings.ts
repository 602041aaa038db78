import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Draft } from "./draft.ts";
import { dimensionStops } from "./floor.ts";
import type { Layout } from "./layouts.ts";

export function drawDimensions(draft: Draft, layout: Layout): void {
  const { across, down } = dimensionStops(layout);
  const off = 34 / draft.scale;
  draft.dimensions(across, "x", -off);
  draft.dimensions([0, layout.w], "x", -off * 1.7);
  draft.dimensions(down, "y", -off);
}

export function drawSurrounds(draft: Draft, name: string, { w, d }: Layout): void {
  if (name === "barn")
    for (const silo of range(draft.setting.turn("silos", [1, 2]))) {
      draft.disc(w + 3.2, 3 + silo * 6, 2.4, draft.tints[1], INK);
      draft.disc(w + 3.2, 3 + silo * 6, 0.3, INK, INK);
    }
  if (name === "kiosk")
    for (const table of range(2)) {
      const [x, y] = [w + 0.9, 1 + table * 2];
      for (const [dx, dy] of [
        [-0.6, 0],
        [0.6, 0],
        [0, -0.6],
        [0, 0.6],
      ] as const)
        draft.disc(x + dx, y + dy, 0.16);
      draft.disc(x, y, 0.42, "#efe6d6");
    }
  const trees = draft.setting.prng("plan trees");
  const s = 30 / draft.scale;
  for (const index of range(trees.int(3, 6)))
    draft.tree(w * (0.08 + index * 0.17), d + s * 1.5, s * trees.between(0.6, 0.9));
}
