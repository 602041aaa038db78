import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Draft } from "./draft.ts";

/** Furnishes a room of w by d metres with its corner at (x, y). */
export type Fit = (draft: Draft, x: number, y: number, w: number, d: number) => void;

export const chairs = (draft: Draft, x: number, y: number, w: number, d: number, across: number): void => {
  for (const seat of range(across)) {
    const at = x + (w * (seat + 0.5)) / across;
    draft.disc(at, y - 0.32, 0.22);
    draft.disc(at, y + d + 0.32, 0.22);
  }
};

export const desk: Fit = (draft, x, y, w, d) => {
  const wide = Math.min(1.6, w * 0.5);
  draft.box(x + w / 2 - wide / 2, y + d * 0.34, wide, 0.75);
  draft.disc(x + w / 2, y + d * 0.34 + 1.1, 0.25);
  draft.box(x + 0.25, y + 0.25, Math.min(0.45, w * 0.2), Math.min(1.2, d * 0.4), "#efe6d6");
};

export const sanitary: Fit = (draft, x, y, w, d) => {
  const count = Math.max(1, Math.min(4, Math.floor(w / 1.3)));
  for (const stall of range(count)) {
    const at = x + (w * (stall + 0.5)) / count;
    draft.disc(at, y + 0.62, 0.2);
    draft.box(at - 0.22, y + 0.2, 0.44, 0.22);
    if (stall > 0)
      draft.line(
        [
          [x + (w * stall) / count, y],
          [x + (w * stall) / count, y + Math.min(1.4, d * 0.6)],
        ],
        INK,
        2,
      );
  }
  if (d > 2.2) draft.box(x + 0.25, y + d - 0.7, Math.min(1.4, w * 0.4), 0.45);
};

export const rows = (
  draft: Draft,
  x: number,
  y: number,
  w: number,
  d: number,
  pitch: number,
  depth: number,
  fill?: string,
): void => {
  const count = Math.max(1, Math.floor((w - 0.8) / pitch));
  for (const row of range(count))
    draft.box(x + (w * (row + 0.5)) / count - depth / 2, y + d * 0.14, depth, d * 0.62, fill);
};
