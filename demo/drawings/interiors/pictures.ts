import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";

/** A framed picture on a wall. */
export function drawPicture(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  setting: Setting,
): void {
  const wall = stage.front(x, z - 0.02);
  const prng = setting.prng(`picture ${Math.round(x * 10)}`);
  wall.rect(0, y, w, h, "#3a342d");
  wall.rect(0.05, y + 0.05, w - 0.1, h - 0.1, "#f0e8d6");
  wall.rect(0.12, y + 0.12, w - 0.24, h - 0.24, prng.pick(["#9fb7c4", "#d9c49a", "#b9c4a4"]));
  wall.poly(
    [
      [0.12, y + 0.12],
      [w * 0.4, y + h * 0.6],
      [w * 0.62, y + h * 0.35],
      [w - 0.12, y + h * 0.55],
      [w - 0.12, y + 0.12],
    ],
    prng.pick(["#5f7d6a", "#7d6a4f", "#4f6d82"]),
  );
}
