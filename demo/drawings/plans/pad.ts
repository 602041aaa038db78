import { BRASS, INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { Draft, ROAD, STONE } from "./draft.ts";

/** A pad by the road: the building, its parking stalls, the drive-through lane and the pylon sign. */
export function drawPadPlan(setting: Setting): string {
  const prng = setting.prng("pad plan");
  const [w, d] = [58, 40];
  const draft = new Draft(setting, w, d, setting.turn("mirror", [false, true]));
  draft.area(-3, 33, w + 6, 6, ROAD);
  draft.line(
    [
      [-3, 36],
      [w + 3, 36],
    ],
    "#fdfbf6",
    3,
    "40 28",
  );
  draft.area(3, 2, 52, 28, "#e3e8d8");
  draft.area(6, 4, 46, 24, "#ebe5d9");
  draft.area(40, 28, 7, 6, "#ebe5d9");
  draft.area(10, 28, 7, 6, "#ebe5d9");
  const [bw, bd] = [prng.between(16, 20), prng.between(9, 11)];
  const x = prng.between(14, 18);
  draft.line(
    [
      [x - 3.2, 24],
      [x - 3.2, 6.4],
      [x + bw + 3, 6.4],
      [x + bw + 3, 24],
    ],
    "#fdfbf6",
    2 * draft.scale,
  );
  draft.line(
    [
      [x - 3.2, 24],
      [x - 3.2, 6.4],
      [x + bw + 3, 6.4],
      [x + bw + 3, 22],
    ],
    STONE,
    1.5,
    "14 12",
  );
  draft.area(x + 0.4, 9.4, bw, bd, "#b8ae9b");
  draft.box(x, 9, bw, bd, draft.tints[0] ?? "#f3ead9", INK);
  draft.line(
    [
      [x, 9 + bd * 0.35],
      [x + bw * 0.55, 9 + bd * 0.35],
      [x + bw * 0.55, 9],
    ],
    INK,
    3,
  );
  draft.line(
    [
      [x + bw * 0.55, 9 + bd * 0.35],
      [x + bw, 9 + bd * 0.35],
    ],
    STONE,
    1.5,
    "10 8",
  );
  draft.line(
    [
      [x, 9],
      [x + bw, 9],
      [x + bw, 9 + bd],
      [x, 9 + bd],
      [x, 9],
      [x + 2, 9],
    ],
    INK,
    5,
  );
  for (const table of range(5)) draft.disc(x + 2 + (table * (bw - 4)) / 4, 9 + bd * 0.7, 0.7);
  for (const stall of range(10)) {
    draft.line(
      [
        [11 + stall * 3, 23.4],
        [11 + stall * 3, 27.6],
      ],
      STONE,
      2,
    );
    if (prng.chance(0.35) && stall < 9) draft.box(11.6 + stall * 3, 23.9, 1.8, 3.4);
  }
  draft.box(51, 29.2, 2.6, 1.2, BRASS, INK);
  for (const _ of range(10))
    draft.tree(
      prng.chance(0.5) ? prng.between(3.6, 5.2) : prng.between(53, 54.6),
      prng.between(4, 26),
      prng.between(0.9, 1.5),
    );
  for (const bush of range(9)) draft.tree(19 + bush * 2.3, 29.3, 0.7);
  draft.line(
    [
      [3, 2],
      [55, 2],
      [55, 30.6],
      [3, 30.6],
      [3, 2],
    ],
    BRASS,
    3.5,
    "36 14 8 14",
  );
  draft.dimensions([3, 55], "x", -0.8);
  draft.dimensions([9, 9 + bd], "y", 0.6);
  return draft.finish();
}
