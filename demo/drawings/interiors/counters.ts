import { mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import { grounded } from "./room.ts";

export const WOODS = ["#a97f55", "#8d6a47", "#b99468", "#6f5644"] as const;

/** A desk or table top on four legs. */
export function drawTop(stage: Stage, x: number, z: number, w: number, d: number, colour: string, height = 0.74): void {
  stage.stand(x + w / 2, z + d / 2, () => {
    grounded(stage, x, z, w, d);
    const leg = mix(colour, "#1a2430", 0.4);
    for (const lz of [z + d - 0.1, z + 0.04])
      for (const lx of [x + 0.05, x + w - 0.11]) stage.box({ x: lx, z: lz, w: 0.06, h: height, d: 0.06 }, tones(leg));
    stage.box({ x, y: height, z, w, h: 0.06, d }, tones(colour));
  });
}

/** A counter with a panelled front. */
export function drawCounter(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  front: string,
  top: string,
  panels = 6,
): void {
  stage.stand(x + w / 2, z + d / 2, () => {
    grounded(stage, x, z, w, d);
    stage.box({ x, z, w, h: 1, d }, tones(front));
    const face = stage.front(x, z - 0.005);
    for (const panel of range(panels))
      face.rect((w * panel) / panels + 0.06, 0.14, w / panels - 0.12, 0.72, mix(front, "#fff4dc", 0.1));
    face.rect(0, 0, w, 0.1, mix(front, "#14233a", 0.4));
    stage.box({ x: x - 0.05, y: 1, z: z - 0.08, w: w + 0.1, h: 0.07, d: d + 0.1 }, tones(top));
  });
}
