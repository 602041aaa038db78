import { tones, veil } from "../palette.ts";
import type { Stage } from "../stage.ts";
import { drawWheel } from "../vehicles/flank.ts";

/** A tractor from the side. */
export function drawTractor(stage: Stage, x: number, z: number, colour: string): void {
  stage.stand(x + 2, z, () => paintTractor(stage, x, z, colour));
}

function paintTractor(stage: Stage, x: number, z: number, colour: string): void {
  const paint = tones(colour);
  stage.ground(x - 0.2, z - 0.1, 4.6, 2, veil("#0b1b33", 0.2), 0.01);
  stage.box({ x: x + 1.9, y: 0.8, z, w: 2.1, h: 0.85, d: 1.2 }, paint);
  stage.prism(
    [
      [x + 0.3, 0.9],
      [x + 2, 0.9],
      [x + 1.85, 2.7],
      [x + 0.5, 2.7],
    ],
    "z",
    z,
    z + 1.3,
    tones("#4b5f6e"),
  );
  stage.box({ x: x + 0.35, y: 2.65, z: z - 0.05, w: 1.65, h: 0.16, d: 1.4 }, paint);
  const side = stage.front(x, z - 0.02);
  side.rect(0.3, 0.8, 1.75, 0.6, paint.base);
  side.rect(1.15, 1.3, 0.1, 1.4, paint.base);
  side.rect(3, 1.65, 0.12, 0.8, "#39414a");
  drawWheel(stage, x + 0.9, z - 0.1, 0.85);
  drawWheel(stage, x + 3.5, z - 0.1, 0.52);
}
