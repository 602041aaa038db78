import { drawMark } from "../marks.ts";
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

export function drawLobby(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const room = basicRoom(setting, 9, 3.8, 6);
  const { back, right } = drawShell(stage, room);
  back.rect(2.2, 0.1, 4.6, 3, wood);
  for (const board of range(8)) back.rect(2.2 + board * 0.575, 0.1, 0.05, 3, mix(wood, "#1a2430", 0.2));
  for (const row of range(3))
    for (const key of range(6)) back.rect(3 + key * 0.52, 1.35 + row * 0.42, 0.36, 0.28, mix(wood, "#1a2430", 0.35));
  drawMark(back, "key", 4.5, 2.85, 0.2, "#e6cf9a", wood);
  right.rect(1, 0, 1.6, 2.5, mix(accent, "#1a2430", 0.2));
  right.rect(1.1, 0, 1.4, 2.4, mix(accent, "#e6dcc8", 0.2));
  stage.inDepth(() => {
    stage.ground(1.2, 0.4, 5.4, 2.6, accent, 0.004);
    stage.ground(1.4, 0.55, 5, 2.3, mix(accent, "#efe6d3", 0.3), 0.005);
    drawCounter(stage, 2.6, 4.4, 3.8, 0.8, mix(accent, "#2b3138", 0.3), "#efe8d8", 8);
    piece(stage, { x: 5.6, y: 1.07, z: 4.5, w: 0.14, h: 0.12, d: 0.14 }, "#cfa64e");
    drawSofa(stage, 0.9, 2, 2.1, mix(accent, "#e6dcc8", 0.25));
    drawTop(stage, 3.4, 1.2, 1.2, 0.7, wood, 0.4);
    drawSofa(stage, 5.3, 1.7, 1.1, "#c9a577");
    drawPlant(stage, 7.6, 4.9, 1.8, "#efe8d8");
    drawPlant(stage, 1.2, 5, 1.5);
    drawPendants(stage, [3.2, 4.5, 5.8], 4, room.h, 1, "#a8792b");
  });
}
