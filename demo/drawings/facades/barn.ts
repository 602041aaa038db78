import type { Material } from "../cladding.ts";
import { mix, type Tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";

export const BARN = ["#8f3b30", "#7d4438", "#a4513c", "#d8d2c4", "#8b7256", "#5c6b5f", "#6b4f3f", "#b9ad98"] as const;

export function drawBoards(stage: Stage, x: number, w: number, h: number, material: Material): void {
  const front = stage.front(x, 0);
  const joint = mix(material.tones.base, "#1a2b40", 0.12);
  for (const board of range(w / 0.75)) front.rect(board * 0.75 + 0.4, 0.6, 0.07, h - 0.6, joint);
}

export function drawBarnDoor(stage: Stage, x: number, wall: Tones, trim: string): void {
  const front = stage.front(x, 0);
  front.rect(-0.15, 0, 4.3, 3.75, trim);
  for (const leaf of [0, 2.05]) {
    front.rect(leaf, 0, 1.95, 3.6, mix(wall.base, "#1a2b40", 0.2));
    front.line(
      [
        [leaf + 0.12, 0.15],
        [leaf + 1.83, 3.45],
      ],
      0.17,
      trim,
      0.02,
    );
    front.line(
      [
        [leaf + 1.83, 0.15],
        [leaf + 0.12, 3.45],
      ],
      0.17,
      trim,
      0.02,
    );
    front.rect(leaf, 1.7, 1.95, 0.18, trim, 0.02);
  }
  front.rect(-1.4, 3.75, 6.8, 0.14, "#3f474e", 0.05);
}
