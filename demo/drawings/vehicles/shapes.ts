import type { Point } from "../shapes.ts";

export type VehicleKind = "car" | "wagon" | "pickup" | "van";

export type Axis = "x" | "z";

export interface Shape {
  readonly length: number;
  readonly body: readonly Point[];
  readonly cabin: readonly Point[];
  readonly wheels: readonly [number, number];
}

export const SHAPES: Readonly<Record<VehicleKind, Shape>> = {
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
