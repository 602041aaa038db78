import { INK, mix, SNOW, type Tones, tones, veil } from "./palette.ts";
import { range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Stage } from "./stage.ts";

export type VehicleKind = "car" | "wagon" | "pickup" | "van";
export type Axis = "x" | "z";

const TYRE = "#2b3138";
const GLASSY = tones("#3f5364", "#56697a");

interface Shape {
  readonly length: number;
  readonly body: readonly Point[];
  readonly cabin: readonly Point[];
  readonly wheels: readonly [number, number];
}

const SHAPES: Readonly<Record<VehicleKind, Shape>> = {
  car: {
    length: 4.4,
    body: [
      [0, 0.32],
      [4.4, 0.32],
      [4.42, 0.72],
      [4.1, 0.88],
      [0.1, 0.96],
      [-0.04, 0.7],
    ],
    cabin: [
      [0.5, 0.94],
      [3.5, 0.88],
      [2.75, 1.4],
      [1.2, 1.42],
    ],
    wheels: [0.85, 3.5],
  },
  wagon: {
    length: 4.6,
    body: [
      [0, 0.36],
      [4.6, 0.36],
      [4.62, 0.86],
      [4.4, 1.02],
      [0.06, 1.06],
      [-0.04, 0.7],
    ],
    cabin: [
      [0.08, 1.05],
      [3.7, 1.01],
      [2.95, 1.66],
      [0.36, 1.68],
    ],
    wheels: [0.9, 3.65],
  },
  pickup: {
    length: 5.4,
    body: [
      [0, 0.42],
      [5.4, 0.42],
      [5.42, 0.95],
      [5.25, 1.1],
      [0, 1.12],
    ],
    cabin: [
      [2.1, 1.1],
      [4.35, 1.08],
      [3.7, 1.78],
      [2.25, 1.8],
    ],
    wheels: [1.05, 4.3],
  },
  van: {
    length: 5.2,
    body: [
      [0, 0.36],
      [5.2, 0.36],
      [5.22, 0.9],
      [4.95, 1.08],
      [0, 1.1],
    ],
    cabin: [
      [0, 1.08],
      [4.8, 1.06],
      [4.15, 2.05],
      [0.05, 2.1],
    ],
    wheels: [0.95, 4.15],
  },
};

/** A standing vehicle whose near left corner is at (x, z), along the street ('x') or away from it ('z'). */
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

/** A lorry backed onto a dock at x, its nose to the street. */
export function drawLorry(stage: Stage, x: number, z: number, colour: string): void {
  stage.stand(x + 1.3, z - 4, () => paintLorry(stage, x, z, colour));
}

function paintLorry(stage: Stage, x: number, z: number, colour: string): void {
  const cab = tones(colour);
  stage.ground(x - 0.1, z - 9, 3.8, 9, veil(INK, 0.22), 0.02);
  stage.box({ x, y: 1, z: z - 6, w: 2.6, h: 3, d: 6 }, tones("#e4e0d6"));
  stage.snow({ x, y: 4, z: z - 6, w: 2.6, h: 0, d: 6 }, 0.12);
  stage.box({ x: x + 0.1, y: 0.5, z: z - 8.4, w: 2.4, h: 2.9, d: 2.2 }, cab);
  const nose = stage.front(x + 0.1, z - 8.4);
  nose.rect(0.2, 1.75, 2, 1, GLASSY.base, 0.01);
  nose.poly(
    [
      [0.5, 1.75],
      [0.9, 1.75],
      [1.5, 2.75],
      [1.1, 2.75],
    ],
    GLASSY.light,
    0.02,
  );
  nose.rect(0.55, 0.95, 1.3, 0.62, mix(colour, "#14233a", 0.45), 0.01);
  for (const bar of range(3)) nose.rect(0.6, 1.03 + bar * 0.19, 1.2, 0.07, "#c9cdca", 0.02);
  for (const lamp of [0.12, 1.98]) nose.rect(lamp, 1, 0.3, 0.24, "#f3e6bd", 0.02);
  nose.rect(0, 0.5, 2.4, 0.3, "#4b545c", 0.02);
  for (const wheel of [0.1, 1.85]) nose.rect(wheel, 0, 0.45, 0.5, TYRE);
  for (const mirror of [-0.3, 2.45]) nose.rect(mirror, 1.7, 0.2, 0.6, "#39444f", 0.05);
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

function drawFlank(stage: Stage, x: number, z: number, shape: Shape, kind: VehicleKind, paint: Tones): void {
  const side = stage.front(0, z);
  const cabin = stage.front(0, z + 0.1);
  if (kind === "van") {
    cabin.poly(
      [
        [x + 3.5, 1.2],
        [x + 4.6, 1.2],
        [x + 4.1, 1.9],
        [x + 3.5, 1.9],
      ],
      GLASSY.base,
    );
  } else {
    const middle = x + (shape.wheels[0] + shape.wheels[1]) / 2 + 0.1;
    const high = shape.cabin[2]?.[1] ?? 1.4;
    cabin.rect(middle, 0.9, 0.12, high - 0.9, paint.base);
  }
  side.rect(x + 0.05, 0.6, shape.length - 0.1, 0.06, paint.dark);
  side.rect(x + shape.length - 0.3, 0.72, 0.26, 0.14, "#efe6c8");
  side.rect(x, 0.76, 0.16, 0.14, "#a8412f");
  for (const wheel of shape.wheels) drawWheel(stage, x + wheel, z, 0.36);
}

function drawTail(stage: Stage, x: number, z: number, shape: Shape, paint: Tones): void {
  const back = stage.front(x, z);
  const high = (shape.cabin[3]?.[1] ?? 1.4) - 0.1;
  back.poly(
    [
      [0.3, 1.02],
      [1.5, 1.02],
      [1.38, high],
      [0.42, high],
    ],
    GLASSY.base,
  );
  back.rect(0.08, 0.72, 0.3, 0.16, "#a8412f");
  back.rect(1.42, 0.72, 0.3, 0.16, "#a8412f");
  back.rect(0.6, 0.5, 0.6, 0.16, mix(paint.base, SNOW, 0.6));
  back.rect(0.1, 0.1, 0.3, 0.3, TYRE);
  back.rect(1.4, 0.1, 0.3, 0.3, TYRE);
}

export function drawWheel(stage: Stage, x: number, z: number, radius: number): void {
  const side = stage.front(0, z);
  side.disc(x, radius, radius, TYRE, 0.03);
  side.disc(x, radius, radius * 0.52, "#b5b9b8", 0.04);
}
