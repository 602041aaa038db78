import { BRASS, INK, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import { Draft, ROAD, STONE } from "./draft.ts";

/** A plot from above: its bounds, contours, road, and what the land is for. */
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

function inside(bounds: readonly Point[], u: number, v: number): Point {
  const [a = [0, 0], b = [0, 0], c = [0, 0], e = [0, 0]] = bounds;
  const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  const low: Point = [e[0] + (c[0] - e[0]) * u, e[1] + (c[1] - e[1]) * u];
  return [top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v];
}

function drawFields(draft: Draft, bounds: readonly Point[]): void {
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

function drawParcels(draft: Draft, bounds: readonly Point[], setting: Setting): void {
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

function drawPit(draft: Draft, setting: Setting): void {
  const [cx, cy] = setting.turn("pit", [
    [48, 24],
    [54, 22],
    [44, 27],
  ] as const);
  for (const ring of range(5)) {
    const points = range(26).map((step): Point => {
      const turn = (step * Math.PI) / 13;
      const reach = 21 - ring * 4 + Math.sin(turn * 2 + 1) * 2 + Math.cos(turn * 5) * 0.9;
      return [cx + Math.cos(turn) * reach * 1.35, cy + Math.sin(turn) * reach * 0.78];
    });
    draft.shape(points, mix("#e3d4b3", "#a08f70", ring * 0.2));
    draft.line([...points, points[0] ?? [0, 0]], "#8d7a5c", 1.5);
  }
  draft.line(
    [
      [cx + 4, cy],
      [cx + 12, cy + 6],
      [cx + 16, cy + 18],
      [cx + 14, 53],
    ],
    "#f3ead6",
    9,
  );
  for (const [x, r] of [
    [20, 3],
    [27, 2.2],
    [76, 2.6],
  ] as const)
    draft.disc(x, 42, r, "#d9c9a6");
}

function drawFootprints(draft: Draft, setting: Setting): void {
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
