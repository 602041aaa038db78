import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { type Draft, ROAD, STONE } from "./draft.ts";

export function drawFootprints(draft: Draft, setting: Setting): void {
  const wide = setting.turn("wide", [34, 42, 28]);
  draft.area(18, 12, 64, 30, "#e9e4d8");
  draft.box(22, 14, wide, 18, "#fdfbf6", INK);
  for (const hatch of range(Math.floor(wide / 4)))
    draft.line(
      [
        [22 + hatch * 4, 32],
        [22 + hatch * 4 + Math.min(4, wide - hatch * 4), 14],
      ],
      "#d3c9b6",
    );
  draft.box(22 + wide + 6, 16, Math.max(8, 50 - wide), 12, "#fdfbf6", INK);
  for (const stall of range(16))
    draft.line(
      [
        [24 + stall * 3, 36],
        [24 + stall * 3, 41],
      ],
      STONE,
    );
  draft.area(66, 42, 7, 12, ROAD);
}
