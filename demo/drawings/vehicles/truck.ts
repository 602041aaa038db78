import { INK, mix, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import { GLASSY, TIRE } from "./flank.ts";

/** A truck that is backed up to a dock at x. */
export function drawTruck(stage: Stage, x: number, z: number, colour: string): void {
  stage.stand(x + 1.3, z - 4, () => paintTruck(stage, x, z, colour));
}

function paintTruck(stage: Stage, x: number, z: number, colour: string): void {
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
  for (const wheel of [0.1, 1.85]) nose.rect(wheel, 0, 0.45, 0.5, TIRE);
  for (const mirror of [-0.3, 2.45]) nose.rect(mirror, 1.7, 0.2, 0.6, "#39444f", 0.05);
}
