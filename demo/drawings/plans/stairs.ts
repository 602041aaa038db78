import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Fit } from "./furniture.ts";

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
