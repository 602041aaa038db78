import { IRON } from "./lamp.ts";
import { tones } from "./palette.ts";
import type { Stage } from "./stage.ts";

/** A bench facing the street. */
export function drawBench(stage: Stage, x: number, z: number): void {
  stage.stand(x + 0.9, z, () => paintBench(stage, x, z));
}

function paintBench(stage: Stage, x: number, z: number): void {
  const wood = tones("#8d6a47");
  stage.ground(x, z - 0.1, 2.1, 0.7, stage.setting.shade);
  stage.box({ x, y: 0.42, z, w: 1.8, h: 0.1, d: 0.5 }, wood);
  stage.box({ x, y: 0.55, z: z + 0.48, w: 1.8, h: 0.4, d: 0.06 }, wood);
  for (const leg of [0.1, 1.6]) stage.box({ x: x + leg, z: z + 0.1, w: 0.1, h: 0.42, d: 0.3 }, tones(IRON));
}
