import { drawMark } from "../marks.ts";
import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawTop, WOODS } from "./counters.ts";
import { drawStrips } from "./lights.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, piece, type Room } from "./room.ts";
import { drawScreen } from "./screens.ts";
import { drawChair } from "./seats.ts";

export function drawOfficeFloor(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const room: Room = {
    ...basicRoom(setting, 9, 3.1, 7),
    flooring: "carpet",
    floor: setting.turn("carpet", ["#8f9698", "#a39a8b", "#7d8a91"]),
    windows: [
      [-0.6, 0.7, 2, 1.9],
      [1.8, 0.7, 2, 1.9],
      [4.2, 0.7, 2, 1.9],
    ],
  };
  const { back } = drawShell(stage, room);
  back.rect(0.6, 0.1, 3.6, 2.6, mix(setting.glass, "#e9efec", 0.55));
  for (const bar of range(4)) back.rect(0.6 + bar * 1.18, 0.1, 0.07, 2.6, "#39444f");
  back.rect(5, 0.1, 3.4, 2.5, accent);
  drawMark(
    back,
    setting.turn("device", ["squares", "ring", "bars", "peak"] as const),
    6.7,
    1.7,
    0.42,
    mix(accent, "#f8f0de", 0.85),
    accent,
  );
  stage.inDepth(() => {
    for (const row of range(2)) {
      for (const column of range(2)) {
        const [x, z] = [1 + column * 3.9, 1 + row * 2.9];
        piece(stage, { x: x - 0.1, y: 0.4, z: z + 0.9, w: 3, h: 0.75, d: 0.05 }, mix(accent, "#e6dcc8", 0.5));
        drawTop(stage, x, z, 2.8, 0.85, wood);
        for (const seat of range(2)) {
          drawScreen(stage, x + 0.35 + seat * 1.4, z + 0.5, 0.8, mix(setting.glass, accent, 0.3));
          drawChair(stage, x + 0.4 + seat * 1.4, z - 0.5, "#4b565f");
        }
      }
    }
    drawPlant(stage, 8.5, 3.4, 1.5);
    drawPlant(stage, 4.4, 6.6, 1.3, "#efe8d8");
  });
  drawStrips(stage, 9, 7, 3.1, 3);
}
