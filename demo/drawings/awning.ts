import { mix, SNOW, tones } from "./palette.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";

/** An awning over u … u+w, striped or plain, with its shadow on the wall below. */
export function drawAwning(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  v: number,
  reach: number,
  colour: string,
  stripe?: string,
): void {
  const wall = stage.front(x, z);
  wall.rect(0, v - 0.75, w, 0.8, stage.setting.shade, 0.01);
  const snowy = stage.setting.season === "winter";
  const cloth = tones(colour);
  const high = v + reach * 0.62;
  stage.prism(
    [
      [z, v],
      [z - reach, v],
      [z, high],
    ],
    "x",
    x,
    x + w,
    cloth,
  );
  const bands = Math.max(3, Math.round(w / 0.55));
  if (stripe !== undefined) {
    for (const band of range(bands)) {
      if (band % 2 === 1) continue;
      const a = x + (w * band) / bands;
      const b = x + (w * (band + 1)) / bands;
      stage.face(
        [
          [a, v, z - reach],
          [b, v, z - reach],
          [b, high, z],
          [a, high, z],
        ],
        stripe,
      );
    }
  }
  if (snowy)
    stage.face(
      [
        [x, high - 0.22, z - 0.35],
        [x + w, high - 0.22, z - 0.35],
        [x + w, high, z],
        [x, high, z],
      ],
      SNOW,
    );
  const valance = stage.front(x, z - reach);
  valance.rect(0, v - 0.28, w, 0.28, cloth.dark);
  if (stripe === undefined) return;
  for (const band of range(bands)) {
    if (band % 2 === 0) valance.rect((w * band) / bands, v - 0.28, w / bands, 0.28, mix(stripe, "#14283a", 0.12));
  }
}
