import { mix, veil } from "../palette.ts";
import type { Stage } from "../stage.ts";

/** A grazing cow from the side. */
export function drawCow(stage: Stage, x: number, z: number, hide: string, spots: string, toLeft: boolean): void {
  stage.stand(x, z, () => paintCow(stage, x, z, hide, spots, toLeft));
}

function paintCow(stage: Stage, x: number, z: number, hide: string, spots: string, toLeft: boolean): void {
  const wall = stage.front(x, z);
  const turn = (u: number, w: number): number => (toLeft ? 2.3 - u - w : u);
  const dark = mix(hide, "#1a2b40", 0.2);
  stage.ground(x, z - 0.1, 2.4, 0.6, veil("#0b1b33", 0.16), 0.01);
  for (const leg of [0.2, 0.5, 1.5, 1.75])
    wall.rect(turn(leg, 0.16), 0, 0.16, 0.75, leg === 0.5 || leg === 1.5 ? dark : hide);
  wall.poly(
    [
      [turn(0, 0), 0.75],
      [turn(0.1, 0), 1.42],
      [turn(1.9, 0), 1.45],
      [turn(2, 0), 1],
      [turn(1.85, 0), 0.65],
      [turn(0.3, 0), 0.6],
    ],
    hide,
  );
  wall.poly(
    [
      [turn(0.35, 0), 1.42],
      [turn(0.9, 0), 1.43],
      [turn(0.85, 0), 0.95],
      [turn(0.5, 0), 0.9],
    ],
    spots,
  );
  wall.poly(
    [
      [turn(1.25, 0), 1.1],
      [turn(1.7, 0), 1.2],
      [turn(1.7, 0), 0.8],
      [turn(1.35, 0), 0.75],
    ],
    spots,
  );
  wall.poly(
    [
      [turn(1.8, 0), 1.45],
      [turn(2.1, 0), 1.6],
      [turn(2.5, 0), 1.25],
      [turn(2.42, 0), 1.08],
      [turn(1.95, 0), 1.1],
    ],
    hide,
  );
  wall.rect(turn(2.34, 0.16), 1.08, 0.16, 0.2, "#c9a08c");
  wall.rect(turn(-0.05, 0.06), 0.6, 0.06, 0.75, dark);
}
