import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Draft } from "./draft.ts";
import type { Fit } from "./furniture.ts";

export const bed = (draft: Draft, x: number, y: number, w: number, d: number): void => {
  draft.box(x, y, w, d);
  draft.box(x + w * 0.08, y + d * 0.05, w * 0.36, d * 0.2);
  draft.box(x + w * 0.56, y + d * 0.05, w * 0.36, d * 0.2);
  draft.line([
    [x, y + d * 0.38],
    [x + w, y + d * 0.38],
  ]);
};

export const bath = (draft: Draft, x: number, y: number, w: number, d: number): void => {
  draft.area(x, y, w, d, "#e3eaec");
  draft.line(
    [
      [x, y + d],
      [x + w, y + d],
      [x + w, y],
    ],
    INK,
    3,
  );
  draft.box(x + 0.15, y + 0.15, Math.min(0.7, w * 0.4), d - 0.3);
  draft.disc(x + w - 0.5, y + 0.45, 0.2);
};

export const dining: Fit = (draft, x, y, w, d) => {
  const [across, down] = [Math.max(2, Math.floor(w / 2.5)), Math.max(1, Math.floor((d - 1) / 2.4))];
  draft.box(x + w * 0.55, y + 0.9, w * 0.38, 0.65, "#e6d3ae");
  for (const row of range(down)) {
    for (const column of range(across)) {
      if (row === 0 && column > across / 2 - 1) continue;
      const [cx, cy] = [x + (w * (column + 0.5)) / across, y + 1 + ((d - 1) * (row + 0.5)) / down];
      for (const [dx, dy] of [
        [-0.62, 0],
        [0.62, 0],
        [0, -0.62],
        [0, 0.62],
      ] as const)
        draft.disc(cx + dx, cy + dy, 0.19);
      draft.disc(cx, cy, 0.45, "#efe6d6");
    }
  }
};

export const flat: Fit = (draft, x, y, w, d) => {
  bath(draft, x, y, w * 0.36, d * 0.4);
  draft.line(
    [
      [x + w * 0.5, y],
      [x + w * 0.5, y + d * 0.45],
    ],
    INK,
    3,
  );
  bed(draft, x + w * 0.64, y + 0.3, Math.min(1.5, w * 0.3), Math.min(1.9, d * 0.36));
  draft.box(x + 0.15, y + d * 0.52, 0.6, d * 0.4, "#e3eaec");
  draft.box(x + w * 0.6, y + d - 1.1, w * 0.3, 0.75);
  draft.disc(x + w * 0.38, y + d * 0.7, 0.42, "#efe6d6");
};
