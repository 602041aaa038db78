import { mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import { lampGlow, type Room } from "./room.ts";

export function drawTrusses(stage: Stage, { w, h, d }: Pick<Room, "w" | "h" | "d">): void {
  const steel = "#5d6970";
  for (const step of range(6).reverse()) {
    const z = (d * (step + 0.3)) / 6;
    const beam = stage.front(0, z);
    beam.rect(0, h - 0.35, w, 0.22, steel);
    for (const lamp of range(3)) beam.rect((w * (lamp + 0.75)) / 3.5, h - 0.6, 0.9, 0.16, lampGlow(stage));
  }
  for (const light of [0.3, 0.66])
    stage.face(
      [
        [w * light, h - 0.02, 1],
        [w * (light + 0.07), h - 0.02, 1],
        [w * (light + 0.07), h - 0.02, d],
        [w * light, h - 0.02, d],
      ],
      stage.setting.lit ? "#3d5266" : mix(stage.setting.sky[2] ?? "#cfdfe2", "#ffffff", 0.2),
    );
}
