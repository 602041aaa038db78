import { mix, SNOW } from "./palette.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";

/** A fence of posts and rails along x. */
export function drawFence(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  height: number,
  colour: string,
  pitch = 2.4,
): void {
  stage.stand(x + w / 2, z, () => paintFence(stage, x, z, w, height, colour, pitch));
}

function paintFence(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  height: number,
  colour: string,
  pitch: number,
): void {
  const wall = stage.front(x, z);
  const count = Math.min(40, Math.round(w / pitch));
  for (const rail of [0.4, 0.85]) wall.rect(0, height * rail, w, height * 0.09, mix(colour, "#1a2b40", 0.12));
  for (const post of range(count + 1)) wall.rect((w * post) / count - 0.07, 0, 0.14, height, colour);
  if (stage.setting.season === "winter") wall.rect(0, height * 0.94, w, height * 0.06, SNOW);
}
