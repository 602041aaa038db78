import { mix, tones } from "../palette.ts";
import type { Stage } from "../stage.ts";
import { grounded, piece } from "./room.ts";

/** A chair, seen from behind if `away`. */
export function drawChair(stage: Stage, x: number, z: number, colour: string, away = true): void {
  stage.stand(x + 0.22, z + 0.2, () => {
    grounded(stage, x, z, 0.46, 0.46);
    const seat = tones(colour);
    const leg = tones("#3a444d");
    if (!away) stage.box({ x, y: 0.5, z: z + 0.42, w: 0.46, h: 0.45, d: 0.05 }, seat);
    for (const lx of [x + 0.02, x + 0.4])
      for (const lz of [z + 0.4, z + 0.02]) stage.box({ x: lx, z: lz, w: 0.04, h: 0.44, d: 0.04 }, leg);
    stage.box({ x, y: 0.43, z, w: 0.46, h: 0.07, d: 0.46 }, seat);
    if (away) stage.box({ x, y: 0.5, z, w: 0.46, h: 0.45, d: 0.05 }, seat);
  });
}

/** A sofa or armchair, seen from the front. */
export function drawSofa(stage: Stage, x: number, z: number, w: number, colour: string): void {
  grounded(stage, x, z, w, 0.85);
  piece(stage, { x, y: 0.1, z: z + 0.6, w, h: 0.75, d: 0.25 }, colour);
  piece(stage, { x: x + 0.1, y: 0.12, z: z + 0.05, w: w - 0.2, h: 0.33, d: 0.6 }, mix(colour, "#fff4dc", 0.12));
  piece(stage, { x, y: 0.1, z: z - 0.02, w: 0.2, h: 0.52, d: 0.65 }, colour);
  piece(stage, { x: x + w - 0.2, y: 0.1, z: z - 0.02, w: 0.2, h: 0.52, d: 0.65 }, colour);
}
