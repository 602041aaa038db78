import { mix, tones } from "./palette.ts";
import type { Stage } from "./stage.ts";

/** A table under a parasol with two seats. */
export function drawTable(stage: Stage, x: number, z: number, cloth: string): void {
  stage.stand(x, z, () => paintTable(stage, x, z, cloth));
}

function paintTable(stage: Stage, x: number, z: number, cloth: string): void {
  stage.ground(x - 1, z, 3, 1.6, stage.setting.shade);
  const wood = tones("#8d6a47");
  const chair = stage.front(0, z + 0.5);
  for (const seat of [-0.95, 0.75]) {
    const [left, back] = [x + seat, seat < 0 ? 0 : 0.42];
    chair.rect(left, 0.42, 0.5, 0.08, wood.base);
    chair.rect(left + back, 0, 0.08, 0.97, wood.dark);
    chair.rect(left + 0.42 - back, 0, 0.07, 0.42, wood.dark);
  }
  stage.front(0, z + 0.6).rect(x + 0.1, 0, 0.09, 2.5, "#d8d2c4");
  stage.box({ x: x - 0.35, y: 0.72, z: z + 0.3, w: 1, h: 0.07, d: 0.7 }, tones("#e6dfd0"));
  const shadeTop = stage.front(0, z + 0.6);
  shadeTop.poly(
    [
      [x - 1.3, 2.05],
      [x + 0.15, 2.75],
      [x + 1.6, 2.05],
    ],
    cloth,
  );
  shadeTop.poly(
    [
      [x + 0.15, 2.75],
      [x + 1.6, 2.05],
      [x + 0.7, 2.05],
    ],
    mix(cloth, "#1a2b40", 0.22),
  );
  shadeTop.poly(
    [
      [x - 1.3, 2.05],
      [x + 0.15, 2.75],
      [x - 0.75, 2.05],
    ],
    mix(cloth, "#fff4dc", 0.25),
  );
}
