import { veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import { lampGlow } from "./room.ts";

/** Pendant lamps in a row along x. */
export function drawPendants(
  stage: Stage,
  xs: readonly number[],
  z: number,
  ceiling: number,
  drop: number,
  colour: string,
): void {
  for (const x of xs) {
    stage.stand(x, z, () => {
      const hang = stage.front(x, z);
      hang.rect(-0.012, ceiling - drop, 0.024, drop, "#3a444d");
      hang.poly(
        [
          [-0.06, ceiling - drop],
          [0.06, ceiling - drop],
          [0.22, ceiling - drop - 0.2],
          [-0.22, ceiling - drop - 0.2],
        ],
        colour,
      );
      hang.rect(-0.14, ceiling - drop - 0.25, 0.28, 0.06, lampGlow(stage));
      if (stage.setting.lit)
        hang.poly(
          [
            [-0.2, ceiling - drop - 0.25],
            [0.2, ceiling - drop - 0.25],
            [0.8, ceiling - drop - 1.5],
            [-0.8, ceiling - drop - 1.5],
          ],
          veil("#ffe6ac", 0.12),
        );
    });
  }
}

/** Strip lights on a ceiling that run away from the viewer. */
export function drawStrips(stage: Stage, w: number, d: number, ceiling: number, count: number): void {
  for (const index of range(count)) {
    const x = (w * (index + 0.5)) / count;
    for (const row of range(3)) {
      const z = -1 + row * (d / 2.6);
      stage.face(
        [
          [x - 0.12, ceiling - 0.01, z],
          [x + 0.12, ceiling - 0.01, z],
          [x + 0.12, ceiling - 0.01, z + d / 4],
          [x - 0.12, ceiling - 0.01, z + d / 4],
        ],
        lampGlow(stage),
      );
    }
  }
}
