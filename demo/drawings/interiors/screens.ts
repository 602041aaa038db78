import { mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";

export function drawScreen(stage: Stage, x: number, z: number, y: number, colour: string): void {
  stage.stand(x + 0.3, z - 0.05, () => {
    stage.box({ x: x + 0.26, y, z, w: 0.08, h: 0.16, d: 0.06 }, tones("#3a444d"));
    stage.box({ x, y: y + 0.12, z, w: 0.62, h: 0.38, d: 0.04 }, tones("#2c3640"));
    const face = stage.front(x, z - 0.005);
    face.rect(0.03, y + 0.15, 0.56, 0.32, colour);
    for (const row of range(3))
      face.rect(0.08, y + 0.39 - row * 0.08, 0.3 - row * 0.07, 0.035, mix(colour, "#ffffff", 0.6));
  });
}
