import { INK, SNOW, type Tones, tones, veil } from "../palette.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { drawFlank, drawTail, GLASSY } from "./flank.ts";
import { type Axis, SHAPES, type VehicleKind } from "./shapes.ts";

/** A parked vehicle with its near left corner at (x, z), along the street ('x') or away from it ('z'). */
export function drawVehicle(stage: Stage, x: number, z: number, kind: VehicleKind, colour: string, axis: Axis): void {
  stage.stand(x + 1, z + 1, () => paintVehicle(stage, x, z, kind, colour, axis));
}

function paintVehicle(stage: Stage, x: number, z: number, kind: VehicleKind, colour: string, axis: Axis): void {
  const shape = SHAPES[kind];
  const paint = tones(colour);
  const width = 1.8;
  const [from, to] = axis === "x" ? [z, z + width] : [x, x + width];
  const along = axis === "x" ? x : z;
  const place = (points: readonly Point[]): Point[] => points.map(([a, y]): Point => [along + a, y]);
  const long = axis === "x";
  stage.ground(
    x - 0.1,
    z - 0.1,
    (long ? shape.length : width) + 0.9,
    (long ? width : shape.length) + 0.3,
    veil(INK, 0.24),
    0.02,
  );
  stage.prism(place(shape.body), flip(axis), from, to, paint);
  const glassy = kind === "van" ? paint : GLASSY;
  stage.prism(place(shape.cabin), flip(axis), from + 0.12, to - 0.12, glassy);
  drawRoof(stage, place(shape.cabin), flip(axis), from, to, paint);
  if (long) drawFlank(stage, x, z, shape, kind, paint);
  else drawTail(stage, x, z, shape, paint);
}

function flip(axis: Axis): Axis {
  return axis === "x" ? "z" : "x";
}

function drawRoof(stage: Stage, cabin: readonly Point[], axis: Axis, from: number, to: number, paint: Tones): void {
  const [, , b, a] = cabin;
  if (a === undefined || b === undefined) return;
  const winter = stage.setting.season === "winter";
  const top = winter ? { ...paint, top: SNOW, base: SNOW, light: SNOW, dark: "#c9d4dc" } : paint;
  stage.prism([a, b, [b[0], b[1] + 0.07], [a[0], a[1] + 0.07]], axis, from + 0.14, to - 0.14, top);
}
