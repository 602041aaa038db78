import { drawMark, MARKS } from "../marks.ts";
import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawCounter, drawTop, WOODS } from "./counters.ts";
import { drawPendants } from "./lights.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, piece } from "./room.ts";
import { drawShelves } from "./shelves.ts";

export function drawShop(stage: Stage, setting: Setting): void {
  const room = basicRoom(setting);
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const { back } = drawShell(stage, room);
  back.rect(0, 2.5, room.w, 0.8, accent);
  drawMark(back, setting.turn("mark", MARKS), 4, 2.9, 0.26, mix(accent, "#f8f0de", 0.85), accent);
  stage.inDepth(() => {
    for (const index of range(4)) drawShelves(stage, 0.4 + index * 1.85, room.d - 0.4, 1.7, 2.35, 5, setting, wood);
    const left = setting.turn("counter", [true, false]);
    drawCounter(stage, left ? 0.5 : 4.7, 2.6, 2.8, 0.7, accent, wood);
    piece(stage, { x: left ? 1.2 : 5.6, y: 1.07, z: 2.75, w: 0.4, h: 0.3, d: 0.3 }, "#39444f");
    for (const [x, z] of [
      [left ? 4.2 : 1.2, 2.4],
      [left ? 5.2 : 2, 0.2],
    ] as const) {
      drawTop(stage, x, z, 1.7, 0.9, wood, 0.8);
      for (const item of range(4))
        piece(
          stage,
          {
            x: x + 0.12 + item * 0.4,
            y: 0.86,
            z: z + 0.2 + (item % 2) * 0.2,
            w: 0.26,
            h: 0.16 + (item % 3) * 0.09,
            d: 0.26,
          },
          ["#bb5a35", "#efe6d3", "#41718c", "#cf9d43"][item] ?? accent,
        );
    }
    drawPlant(stage, 7.5, 1.4, 1.3);
    drawPendants(stage, [1.8, 4, 6.2], 2.2, room.h, 0.8, setting.turn("shade", ["#2c3640", "#a8792b", accent]));
  });
}
