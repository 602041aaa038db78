import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawCounter, drawTop, WOODS } from "./counters.ts";
import { drawPendants } from "./lights.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, piece } from "./room.ts";
import { drawChair } from "./seats.ts";

export function drawCafe(stage: Stage, setting: Setting): void {
  const room = basicRoom(setting);
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const { back } = drawShell(stage, room);
  back.rect(0.6, 1.75, 4.6, 1.15, "#2c3a42");
  for (const column of range(3)) {
    back.rect(0.85 + column * 1.5, 2.6, 0.8, 0.1, "#e9dfc8");
    for (const row of range(4))
      back.rect(0.85 + column * 1.5, 2.42 - row * 0.15, 1.15 - ((row + column) % 3) * 0.2, 0.05, "#b9b39f");
  }
  back.rect(5.6, 1.3, 1.9, 0.06, wood);
  back.rect(5.6, 1.85, 1.9, 0.06, wood);
  for (const cup of range(6)) {
    back.rect(5.7 + cup * 0.3, 1.36, 0.17, 0.2 + (cup % 3) * 0.07, ["#efe6d3", "#bb5a35", "#41718c"][cup % 3] ?? wood);
    back.rect(5.7 + cup * 0.3, 1.91, 0.15, 0.28 - (cup % 2) * 0.08, ["#6f8f6a", "#cf9d43"][cup % 2] ?? wood);
  }
  stage.inDepth(() => {
    drawCounter(stage, 0.6, 3.6, 6, 0.8, accent, wood, 10);
    piece(stage, { x: 1.1, y: 1.07, z: 3.75, w: 0.8, h: 0.5, d: 0.4 }, "#8b9499");
    piece(stage, { x: 1.2, y: 1.57, z: 3.8, w: 0.6, h: 0.12, d: 0.3 }, "#39444f");
    piece(stage, { x: 3.2, y: 1.07, z: 3.6, w: 1.5, h: 0.42, d: 0.45 }, tones(mix(setting.glass, "#f3ead6", 0.6)));
    for (const bun of range(5))
      piece(stage, { x: 3.28 + bun * 0.28, y: 1.09, z: 3.58, w: 0.2, h: 0.13, d: 0.02 }, "#c08a4e");
    for (const [x, z] of setting.turn("tables", [
      [
        [1, 1.4],
        [4.6, 1.6],
        [6.3, 0],
      ],
      [
        [0.7, 0.2],
        [3.4, 1.5],
        [6, 1],
      ],
      [
        [2, 1.6],
        [5.4, 1.8],
        [0.5, -0.2],
      ],
    ] as const)) {
      drawChair(stage, x + 0.2, z + 0.75, wood, false);
      drawTop(stage, x, z, 0.9, 0.7, "#d9c6a3");
      drawChair(stage, x + 0.25, z - 0.5, wood);
      piece(stage, { x: x + 0.2, y: 0.8, z: z + 0.3, w: 0.11, h: 0.1, d: 0.1 }, "#f3ead6");
    }
    drawPlant(stage, 7.4, 3.2, 1.5, "#6b6259");
    drawPendants(
      stage,
      [1.6, 3.2, 4.8, 6.4],
      3.3,
      room.h,
      0.9,
      setting.turn("shade", ["#2c3640", "#a8792b", "#efe6d3"]),
    );
  });
}
