import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Draft } from "./draft.ts";

/** Furnishes a room of w by d metres whose corner is at (x, y). */
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

export const stairs: Fit = (draft, x, y, w, d) => {
  const treads = Math.floor(d / 0.32);
  for (const tread of range(treads))
    draft.line([
      [x + 0.1, y + tread * 0.32],
      [x + w - 0.1, y + tread * 0.32],
    ]);
  draft.line(
    [
      [x + w / 2, y + d * 0.9],
      [x + w / 2, y + d * 0.12],
    ],
    INK,
  );
  draft.line(
    [
      [x + w / 2 - 0.2, y + d * 0.2],
      [x + w / 2, y + d * 0.12],
      [x + w / 2 + 0.2, y + d * 0.2],
    ],
    INK,
  );
};

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
