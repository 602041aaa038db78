import type { Stage } from "../stage.ts";

export function plot(stage: Stage, x: number, z: number, w: number, d: number, skew: number, paint: string): void {
  stage.face(
    [
      [x, 0, z],
      [x + w, 0, z],
      [x + w + skew, 0, z + d],
      [x + skew, 0, z + d],
    ],
    paint,
  );
}
