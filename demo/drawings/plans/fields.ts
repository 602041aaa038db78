import { mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Point } from "../shapes.ts";
import { inside } from "./boundary.ts";
import type { Draft } from "./draft.ts";

export function drawFields(draft: Draft, bounds: readonly Point[]): void {
  const split = draft.setting.prng("field split").between(0.4, 0.6);
  for (const [from, to, paint] of [
    [0, split, "#dccf9f"],
    [split, 1, "#c6cda4"],
  ] as const) {
    draft.shape(
      [inside(bounds, from, 0), inside(bounds, to, 0), inside(bounds, to, 1), inside(bounds, from, 1)],
      paint,
    );
    const rows = 12;
    for (const row of range(rows)) {
      const u = from + ((to - from) * (row + 0.5)) / rows;
      draft.line(
        paint === "#dccf9f"
          ? [inside(bounds, u, 0.02), inside(bounds, u, 0.98)]
          : [inside(bounds, from + 0.01, (row + 0.5) / rows), inside(bounds, to - 0.01, (row + 0.5) / rows)],
        mix(paint, "#8d7a4f", 0.3),
        2,
      );
    }
  }
  draft.line([inside(bounds, split, 0), inside(bounds, split, 1)], "#8fa37a", 6);
}
