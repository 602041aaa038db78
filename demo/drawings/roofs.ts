import { mix, SNOW, type Tones, tones } from "./palette.ts";
import { range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Point, Vec } from "./shapes.ts";
import type { Stage } from "./stage.ts";

const ROOFS = ["#5a5f66", "#6d5448", "#4a5560", "#7a4a3c", "#52665c", "#6b6a66"] as const;

/** Roof tones by seed, white in winter. */
export function chooseRoof(setting: Setting, colours: readonly string[] = ROOFS): Tones {
  const colour = setting.prng("roof").pick(colours);
  if (setting.season !== "winter") return tones(colour, mix(colour, "#fff7e4", 0.12));
  return { top: SNOW, light: SNOW, base: "#d9e2e8", dark: "#bccad5", deep: mix(colour, "#13233a", 0.4) };
}

export interface Roof {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly rise: number;
  readonly overhang?: number;
}

/** A pitched roof with its gables toward the street ('z' ridge) or at the sides ('x' ridge). */
export function drawGable(stage: Stage, roof: Roof, ridge: "x" | "z", wall: Tones, slate: Tones): void {
  drawRoof(stage, roof, ridge, wall, slate, [[0.5, 1]]);
}

/** A barn roof with two slopes per side. */
export function drawGambrel(stage: Stage, roof: Roof, ridge: "x" | "z", wall: Tones, slate: Tones): void {
  drawRoof(stage, roof, ridge, wall, slate, [
    [0.18, 0.64],
    [0.5, 1],
  ]);
}

const THICK = 0.28;

/** `bends` are the points from the left eaves to the ridge, as shares of the span and the rise. */
function drawRoof(
  stage: Stage,
  roof: Roof,
  ridge: "x" | "z",
  wall: Tones,
  slate: Tones,
  bends: readonly Point[],
): void {
  const { x, y, z, w, d, rise, overhang = 0.5 } = roof;
  const along = ridge === "z";
  const [start, span] = along ? [x, w] : [z, d];
  const [from, to] = along ? [z, z + d] : [x, x + w];
  const rising = bends.map(([share, up]): Point => [start + span * share, y + rise * up]);
  const falling = bends.slice(0, -1).map(([share, up]): Point => [start + span * (1 - share), y + rise * up]);
  const outline: Point[] = [[start, y], ...rising, ...falling.reverse(), [start + span, y]];
  const place = ([a, b]: Point, c: number): Vec => (along ? [a, b, c] : [c, b, a]);
  const eye = along ? stage.camera.x : stage.camera.z;
  const slopes = range(outline.length - 1).map((index): [Point, Point] => slope(outline, index, y, overhang));
  const far = ([a, b]: [Point, Point]): number => Math.abs((a[0] + b[0]) / 2 - eye);
  slopes.sort((one, two) => far(two) - far(one));
  const lift = (p: Point): Point => [p[0], p[1] + THICK];
  for (const [low, high] of slopes) {
    const flat = [
      place(lift(low), from - overhang),
      place(lift(high), from - overhang),
      place(lift(high), to + overhang),
      place(lift(low), to + overhang),
    ];
    stage.outward(flat, place([start + span / 2, y], (from + to) / 2), slate);
    if (low[1] < y)
      stage.face(
        [
          place(low, from - overhang),
          place(lift(low), from - overhang),
          place(lift(low), to + overhang),
          place(low, to + overhang),
        ],
        eye < low[0] === low[0] < start + span / 2 ? slate.dark : "",
      );
  }
  const depth = along ? stage.camera.z : stage.camera.x;
  for (const [end, out] of [
    [from, from - overhang],
    [to, to + overhang],
  ] as const) {
    if (depth > from === (end === from) || (depth < to && end === to)) continue;
    stage.face(
      outline.map((point) => place(point, end)),
      along ? wall.base : end === from ? wall.light : wall.dark,
    );
    for (const [low, high] of slopes) {
      stage.face(
        [place(low, out), place(high, out), place(high, end), place(low, end)],
        slate.deep === "" ? slate.dark : slate.deep,
      );
    }
    for (const [low, high] of slopes)
      stage.face(
        [place(low, out), place(high, out), place(lift(high), out), place(lift(low), out)],
        along ? slate.base : slate.dark,
      );
  }
}

/** One slope of an outline, extended past the wall. */
function slope(outline: readonly Point[], index: number, eaves: number, overhang: number): [low: Point, high: Point] {
  const a = outline[index] ?? [0, 0];
  const b = outline[index + 1] ?? [0, 0];
  const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
  if (low[1] !== eaves) return [low, high];
  const length = Math.hypot(high[0] - low[0], high[1] - low[1]);
  return [[low[0] - ((high[0] - low[0]) / length) * overhang, low[1] - ((high[1] - low[1]) / length) * overhang], high];
}
