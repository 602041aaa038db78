import { mix, SNOW, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawWheel } from "../vehicles.ts";

/** Rows of a crop running away from the beholder. */
export function drawCrops(stage: Stage, x: number, w: number, setting: Setting): void {
  const ripe = {
    spring: ["#86a05a", "#6b4f3c"],
    summer: ["#c9ab55", "#a98d45"],
    autumn: ["#c79a4b", "#8d6b3d"],
    winter: [SNOW, "#c3cbd0"],
  } as const;
  const [crop, soil] = ripe[setting.season];
  stage.ground(x, -70, w, 60, soil);
  for (const row of range(22)) {
    const z = -10.6 - row * 0.75 * (1 + row * 0.04);
    stage.ground(x, z, w, 0.42, row % 2 === 0 ? crop : mix(crop, soil, 0.35), 0.25);
  }
}

/** A grazing beast, flank on. */
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

/** A farm tractor, flank on. */
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
