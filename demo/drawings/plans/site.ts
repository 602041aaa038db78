import { BRASS, INK, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import { Draft, ROAD } from "./draft.ts";
import { drawFields } from "./fields.ts";
import { drawFootprints } from "./footprints.ts";
import { drawParcels } from "./parcels.ts";
import { drawPit } from "./pit.ts";

/** A plot from above: its boundary, contours, road and use. */
export function drawLandPlan(setting: Setting, subtype: string): string {
  const prng = setting.prng("land plan");
  const [w, d] = [100, 64];
  const draft = new Draft(setting, w, d, setting.turn("mirror", [false, true]));
  const bounds: Point[] = [
    [10 + prng.between(0, 8), 4 + prng.between(0, 6)],
    [88 - prng.between(0, 8), 5 + prng.between(0, 6)],
    [90 - prng.between(0, 4), 46 + prng.between(0, 3)],
    [8 + prng.between(0, 4), 46 + prng.between(0, 3)],
  ];
  draft.area(-4, 52, w + 8, 8, ROAD);
  draft.line(
    [
      [-4, 56],
      [w + 4, 56],
    ],
    "#fdfbf6",
    3,
    "40 28",
  );
  const contour = mix("#b9a98a", "#faf8f4", 0.35);
  const [cx, cy] = [prng.between(20, 80), prng.between(0, 30)];
  for (const ring of range(6)) {
    const points = range(25).map((step): Point => {
      const turn = (step * Math.PI) / 12;
      const reach = 12 + ring * 10 + Math.sin(turn * 3 + ring * 0.4) * 3;
      return [cx + Math.cos(turn) * reach * 1.3, cy + Math.sin(turn) * reach * 0.8];
    });
    for (const [index, point] of points.entries()) {
      const next = points[index + 1];
      const shown = ([x, y]: Point): boolean => x > -8 && x < w + 8 && y > -6 && y < 51;
      if (next !== undefined && shown(point) && shown(next)) draft.line([point, next], contour, 1.5);
    }
  }
  draft.shape(bounds, `${draft.tints[2] ?? "#efe3d0"}/.85`);
  if (subtype === "farm-lands") drawFields(draft, bounds);
  else if (subtype === "residential-lands") drawParcels(draft, bounds, setting);
  else if (subtype === "quarry-gravel-lands") drawPit(draft, setting);
  else drawFootprints(draft, setting);
  draft.line([...bounds, bounds[0] ?? [0, 0]], BRASS, 4, "36 14 8 14");
  for (const corner of bounds) draft.disc(corner[0], corner[1], 1, "#c9562f", INK);
  for (const _ of range(9))
    draft.tree(
      prng.chance(0.5) ? prng.between(-2, 6) : prng.between(92, 102),
      prng.between(2, 48),
      prng.between(1.4, 2.6),
    );
  const xs = bounds.slice(0, 2).map(([x]) => x);
  draft.dimensions(xs, "x", 0);
  draft.dimensions([bounds[0]?.[1] ?? 0, bounds[3]?.[1] ?? 0], "y", 3);
  return draft.finish();
}
