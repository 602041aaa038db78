import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawCounter, drawTop, WOODS } from "./counters.ts";
import { drawPendants } from "./lights.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, piece } from "./room.ts";
import { drawSofa } from "./seats.ts";

export function drawSalon(stage: Stage, setting: Setting, spa: boolean): void {
  const room = basicRoom(setting);
  const accent = spa ? setting.turn("accent", ["#6f8f6a", "#41718c", "#b98562"]) : setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const { back } = drawShell(stage, room);
  const mirror = mix(setting.glass, "#eef2f0", 0.6);
  for (const index of range(3)) {
    const x = 1 + index * 2.15;
    if (spa) {
      back.disc(x + 0.7, 1.85, 0.62, wood);
      back.disc(x + 0.7, 1.85, 0.52, mirror);
    } else {
      back.rect(x, 1.05, 1.4, 1.7, wood);
      back.rect(x + 0.07, 1.12, 1.26, 1.56, mirror);
      back.poly(
        [
          [x + 0.3, 1.12],
          [x + 0.55, 1.12],
          [x + 1.05, 2.68],
          [x + 0.8, 2.68],
        ],
        mix(mirror, "#ffffff", 0.4),
      );
      back.rect(x + 0.2, 2.85, 1, 0.1, setting.lit ? "!#ffe6ac" : "#f6ecd2");
    }
  }
  stage.inDepth(() => {
    for (const index of range(3)) {
      const x = 1 + index * 2.15;
      if (spa && index !== 1) {
        drawTop(stage, x - 0.2, 2.4, 1.9, 0.8, "#efe8d8", 0.66);
        piece(stage, { x: x - 0.15, y: 0.73, z: 2.5, w: 0.5, h: 0.12, d: 0.6 }, accent);
        piece(stage, { x: x + 1, y: 0.73, z: 2.5, w: 0.6, h: 0.06, d: 0.6 }, mix(accent, "#f3ead6", 0.5));
      } else if (!spa) {
        piece(stage, { x: x + 0.1, y: 0.8, z: room.d - 0.45, w: 1.2, h: 0.08, d: 0.4 }, wood);
        piece(stage, { x: x + 0.4, y: 0.1, z: 3, w: 0.5, h: 0.35, d: 0.5 }, "#8b9499");
        piece(stage, { x: x + 0.3, y: 0.45, z: 2.9, w: 0.75, h: 0.16, d: 0.75 }, accent);
        piece(stage, { x: x + 0.3, y: 0.6, z: 2.88, w: 0.75, h: 0.6, d: 0.12 }, accent);
      }
    }
    drawCounter(stage, setting.turn("desk", [0.5, 5.4]), 0.6, 2, 0.6, wood, "#efe8d8", 8);
    drawPlant(stage, 7.5, 2.6, 1.6);
    drawPlant(stage, 0.5, 4.6, 1.2, "#efe8d8");
    drawSofa(stage, setting.turn("desk", [5.4, 0.6]), 0.5, 1.8, mix(accent, "#e6dcc8", 0.4));
    drawPendants(stage, [2, 4, 6], 2, room.h, 0.6, "#a8792b");
  });
}
