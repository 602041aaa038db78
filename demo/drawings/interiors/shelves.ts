import { mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { grounded } from "./room.ts";

/** Open shelves full of goods along the back wall. */
export function drawShelves(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  h: number,
  rows: number,
  setting: Setting,
  wood: string,
): void {
  stage.stand(x + w / 2, z + 0.3, () => {
    const prng = setting.prng(`shelf ${Math.round(x * 10)} ${Math.round(z * 10)}`);
    grounded(stage, x, z, w, 0.4);
    stage.box({ x, z, w, h, d: 0.4 }, tones(mix(wood, "#1a2430", 0.3)));
    const front = stage.front(x, z - 0.01);
    const goods = ["#bb5a35", "#41718c", "#cf9d43", "#efe6d3", "#6f8f6a", "#7d322c", "#8b9499"];
    const row = h / rows;
    for (const shelf of range(rows)) {
      front.rect(0.05, shelf * row + 0.05, w - 0.1, row - 0.08, mix(wood, "#1a2430", 0.5));
      for (let at = 0.1; at < w - 0.25; ) {
        const wide = prng.between(0.1, 0.3);
        front.rect(
          at,
          shelf * row + 0.06,
          Math.min(wide, w - 0.1 - at),
          row * prng.between(0.35, 0.72),
          prng.pick(goods),
        );
        at += wide + prng.between(0.02, 0.16);
      }
      front.rect(0, shelf * row, w, 0.06, wood);
    }
    front.rect(0, h - 0.06, w, 0.06, wood);
    for (const end of [0, w - 0.06]) front.rect(end, 0, 0.06, h, wood);
  });
}
