import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawTop, WOODS } from "./counters.ts";
import { drawPicture } from "./pictures.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, piece } from "./room.ts";
import { drawScreen } from "./screens.ts";
import { drawChair, drawSofa } from "./seats.ts";
import { drawShelves } from "./shelves.ts";

export function drawDeskRoom(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const room = basicRoom(setting, 6.4, 2.9, 4.4);
  const { back } = drawShell(stage, {
    ...room,
    flooring: "boards",
    floor: setting.turn("boards", ["#b08a5f", "#9a7450", "#c3a27a"]),
    windows: [[0.6, 0.7, 2.8, 1.8]],
  });
  drawPicture(stage, 4.5, 1.45, 4.4, 0.9, 0.7, setting);
  back.rect(1.1, 2.05, 2.6, 0.06, wood);
  for (const book of range(11))
    back.rect(
      1.2 + book * 0.21,
      2.11,
      0.14,
      0.24 + ((book * 7) % 4) * 0.05,
      ["#bb5a35", "#41718c", "#cf9d43", "#2f5d4e", "#efe6d3"][book % 5] ?? wood,
    );
  stage.inDepth(() => {
    stage.ground(1.4, 0.6, 3.6, 2.4, mix(accent, "#e6dcc8", 0.6), 0.005);
    stage.ground(1.6, 0.75, 3.2, 2.1, mix(accent, "#e6dcc8", 0.72), 0.006);
    drawTop(stage, 1.2, 3.2, 2.6, 0.9, wood);
    drawScreen(stage, 2.1, 3.8, 0.8, accent);
    piece(stage, { x: 2.1, y: 0.81, z: 3.4, w: 0.5, h: 0.03, d: 0.2 }, "#d9d4c6");
    piece(stage, { x: 3.3, y: 0.8, z: 3.6, w: 0.12, h: 0.12, d: 0.12 }, "#f3ead6");
    drawChair(stage, 2.2, 2.4, accent);
    drawShelves(stage, 4.9, 4, 1.2, 1.3, 3, setting, wood);
    drawPlant(stage, 5.8, 2.4, 1.4);
    drawSofa(stage, 4.2, 0.6, 1.5, mix(accent, "#e6dcc8", 0.35));
  });
}
