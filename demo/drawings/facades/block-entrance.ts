import { drawDoor } from "../doors.ts";
import { drawMark, type Mark } from "../marks.ts";
import { spread } from "../openings.ts";
import { mix, tones } from "../palette.ts";
import { drawShopGlass } from "../shop-glass.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import type { Block } from "./block-parts.ts";

/** The ground floor of a block: glass, a door, a canopy with a sign. */
export function drawEntrance(stage: Stage, block: Block, at: number, mark: Mark, word: string): void {
  const { x, z, w, base, accent, frame } = block;
  const wall = stage.front(x, z);
  const h = Math.min(base, 3.6);
  const count = Math.max(1, Math.round((w - 4) / (stage.setting.thrift > 2 ? 7 : 5)));
  const door = at * (w - 5) + 1;
  if (base > 2.5) {
    for (const [u, , width] of spread(0.4, w - 0.4, count + 1, 0, (w - 1) / (count + 1) - 0.6, h)) {
      drawShopGlass(wall, u, width, 0.4, h - 0.9, frame, stage.setting.thrift > 2 ? 2 : 3);
    }
  }
  wall.rect(door - 0.2, 0, 3.4, Math.max(h - 0.2, 2.9), mix(accent, "#22303c", 0.35));
  drawDoor(wall, door + 0.2, 1.25, 2.5, frame, true);
  drawDoor(wall, door + 1.5, 1.25, 2.5, frame, true);
  stage.box({ x: x + door - 0.7, y: 2.95, z: z - 1.9, w: 4.4, h: 0.5, d: 1.9 }, tones(accent));
  const sign = stage.front(x + door - 0.7, z - 1.92);
  const ink = mix(accent, "#f8f0de", 0.88);
  if (word === "") drawMark(sign, mark, 2.2, 3.2, 0.19, ink, accent);
  else drawWord(sign, word, 2.2, 3.06, 0.28, ink);
  for (const post of [0.1, 4.2])
    stage.front(x + door - 0.7, z - 1.8).rect(post, 0, 0.1, 2.95, mix(accent, "#2b3138", 0.4));
}
