import { mix, SNOW, tones } from "../palette.ts";
import { type Prng, range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { plot } from "./terrain-plot.ts";

export function drawBenches(stage: Stage, w: number, d: number, prng: Prng, setting: Setting): void {
  const stone = prng.pick(["#b9ab92", "#a8a49a", "#c2ac88"]);
  const snowy = setting.season === "winter";
  const steps = 4;
  for (const step of range(steps)) {
    const z = d * 0.42 + step * 4.4;
    const inset = 3 + step * 1.2;
    const y = step * 2.1;
    const turf = tones(mix(setting.grass[1], setting.grass[2], 0.2 * (step % 2) + 0.2), setting.grass[1]);
    stage.prism(
      [
        [-160, y],
        [w + 160, y],
        [w + 158, y + 2.1],
        [-158, y + 2.1],
      ],
      "z",
      z + 3.4,
      z + 160,
      turf,
    );
    const rock = tones(mix(stone, "#7d7468", 0.12 * (steps - step)), snowy ? SNOW : mix(stone, "#fff3d6", 0.3));
    stage.prism(
      [
        [-14 + inset, y],
        [w + 14 - inset, y],
        [w + 12 - inset, y + 2.1],
        [-12 + inset, y + 2.1],
      ],
      "z",
      z,
      z + 24,
      rock,
    );
    const face = stage.front(0, z);
    for (const _ of range(9))
      face.rect(
        prng.between(-8 + inset, w + 4 - inset),
        y + prng.between(0.2, 1.3),
        prng.between(1, 3.4),
        0.28,
        mix(rock.base, "#1a2b40", 0.14),
        0.02,
      );
  }
  plot(stage, 0, 0, w, d * 0.42, 0, mix(stone, snowy ? SNOW : "#e2d2ae", 0.5));
  for (const [index, at] of [0.18, 0.46, 0.8].entries()) {
    const x = w * at;
    const size = [3.4, 2.6, 4][index] ?? 3;
    stage.ground(x, 5.5, size * 1.8, 1.2, setting.shade);
    const heap = stage.front(x, 6);
    heap.poly(
      [
        [-size, 0],
        [-size * 0.15, size * 0.72],
        [size * 0.15, size * 0.74],
        [size, 0],
      ],
      mix(stone, "#efe0be", 0.35),
    );
    heap.poly(
      [
        [size * 0.15, size * 0.74],
        [size, 0],
        [size * 0.2, 0],
      ],
      mix(stone, "#1a2b40", 0.15),
    );
    if (snowy)
      heap.poly(
        [
          [-size * 0.45, size * 0.46],
          [-size * 0.15, size * 0.72],
          [size * 0.15, size * 0.74],
          [size * 0.3, size * 0.6],
        ],
        SNOW,
      );
  }
  drawDigger(stage, w * 0.56, 3.2);
}

function drawDigger(stage: Stage, x: number, z: number): void {
  const yellow = tones("#c9962f");
  stage.ground(x - 0.3, z - 0.2, 4.4, 2, stage.setting.shade);
  stage.box({ x, z, w: 3.4, h: 0.7, d: 1.9 }, tones("#3a4148"));
  stage.box({ x: x + 0.2, y: 0.8, z: z + 0.1, w: 2.9, h: 1, d: 1.6 }, yellow);
  stage.box({ x: x + 1.7, y: 1.8, z: z + 0.1, w: 1.3, h: 1.2, d: 1.2 }, tones("#4b5f6e"));
  const arm = stage.front(x, z);
  arm.line(
    [
      [2.8, 1.6],
      [5, 3.9],
      [6.6, 2.2],
      [6.2, 0.8],
    ],
    0.32,
    yellow.base,
  );
  arm.poly(
    [
      [5.7, 0.2],
      [6.6, 0.2],
      [6.7, 1.1],
      [6, 0.95],
    ],
    yellow.dark,
  );
}
