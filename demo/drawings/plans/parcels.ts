import { BRASS, INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import { inside } from "./boundary.ts";
import { type Draft, ROAD, STONE } from "./draft.ts";

export function drawParcels(draft: Draft, bounds: readonly Point[], setting: Setting): void {
  const lots = setting.turn("lots", [5, 6, 4, 7]);
  draft.shape(
    [inside(bounds, 0, 0.44), inside(bounds, 1, 0.44), inside(bounds, 1, 0.56), inside(bounds, 0, 0.56)],
    ROAD,
  );
  for (const side of [0, 1]) {
    for (const lot of range(lots)) {
      const [u, v] = [(lot + 0.5) / lots, side === 0 ? 0.24 : 0.76];
      const [x, y] = inside(bounds, u, v);
      if (lot > 0)
        draft.line(
          [inside(bounds, lot / lots, side === 0 ? 0 : 0.56), inside(bounds, lot / lots, side === 0 ? 0.44 : 1)],
          BRASS,
          2,
          "16 10",
        );
      if ((lot * 3 + side + lots) % 4 === 0) continue;
      draft.box(x - 3, y - 2.6, 6, 5.2, "#fdfbf6", INK);
      draft.line(
        [
          [x - 3, y - 2.6],
          [x, y],
          [x - 3, y + 2.6],
        ],
        STONE,
      );
      draft.line(
        [
          [x + 3, y - 2.6],
          [x, y],
          [x + 3, y + 2.6],
        ],
        STONE,
      );
      draft.tree(x + 4.6, y + (side === 0 ? -4 : 4), 1.5);
    }
  }
}
