import { mix, SNOW, type Tones, tones } from "../palette.ts";
import type { Stage } from "../stage.ts";
import type { Shape, VehicleKind } from "./shapes.ts";

export const TIRE = "#2b3138";

export const GLASSY = tones("#3f5364", "#56697a");

export function drawFlank(stage: Stage, x: number, z: number, shape: Shape, kind: VehicleKind, paint: Tones): void {
  const side = stage.front(0, z);
  const cabin = stage.front(0, z + 0.1);
  if (kind === "van") {
    cabin.poly(
      [
        [x + 3.5, 1.2],
        [x + 4.6, 1.2],
        [x + 4.1, 1.9],
        [x + 3.5, 1.9],
      ],
      GLASSY.base,
    );
  } else {
    const middle = x + (shape.wheels[0] + shape.wheels[1]) / 2 + 0.1;
    const high = shape.cabin[2]?.[1] ?? 1.4;
    cabin.rect(middle, 0.9, 0.12, high - 0.9, paint.base);
  }
  side.rect(x + 0.05, 0.6, shape.length - 0.1, 0.06, paint.dark);
  side.rect(x + shape.length - 0.3, 0.72, 0.26, 0.14, "#efe6c8");
  side.rect(x, 0.76, 0.16, 0.14, "#a8412f");
  for (const wheel of shape.wheels) drawWheel(stage, x + wheel, z, 0.36);
}

export function drawTail(stage: Stage, x: number, z: number, shape: Shape, paint: Tones): void {
  const back = stage.front(x, z);
  const high = (shape.cabin[3]?.[1] ?? 1.4) - 0.1;
  back.poly(
    [
      [0.3, 1.02],
      [1.5, 1.02],
      [1.38, high],
      [0.42, high],
    ],
    GLASSY.base,
  );
  back.rect(0.08, 0.72, 0.3, 0.16, "#a8412f");
  back.rect(1.42, 0.72, 0.3, 0.16, "#a8412f");
  back.rect(0.6, 0.5, 0.6, 0.16, mix(paint.base, SNOW, 0.6));
  back.rect(0.1, 0.1, 0.3, 0.3, TIRE);
  back.rect(1.4, 0.1, 0.3, 0.3, TIRE);
}

export function drawWheel(stage: Stage, x: number, z: number, radius: number): void {
  const side = stage.front(0, z);
  side.disc(x, radius, radius, TIRE, 0.03);
  side.disc(x, radius, radius * 0.52, "#b5b9b8", 0.04);
}
