import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawCounter, drawTop, WOODS } from "./counters.ts";
import { drawPendants } from "./lights.ts";
import { drawPicture } from "./pictures.ts";
import { drawPlant } from "./plants.ts";
import { drawShell } from "./room.ts";
import { drawChair, drawSofa } from "./seats.ts";
import { drawShelves } from "./shelves.ts";

export function drawApartment(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const room = basicRoom(setting, 7.4, 2.8, 5.4);
  const { back } = drawShell(stage, {
    ...room,
    flooring: "boards",
    floor: setting.turn("boards", ["#b08a5f", "#9a7450", "#c3a27a"]),
  });
  back.rect(0.5, 0, 3.4, 2.1, mix(accent, "#e9e3d6", 0.65));
  back.rect(0.5, 1, 3.4, 0.5, "#e3ddd0");
  for (const door of range(4)) {
    back.rect(0.55 + door * 0.85, 1.5, 0.77, 0.6, mix(accent, "#e9e3d6", 0.45));
    back.rect(0.55 + door * 0.85, 0.1, 0.77, 0.8, mix(accent, "#e9e3d6", 0.45));
  }
  back.rect(0.45, 0.92, 3.5, 0.09, wood);
  back.rect(4.6, 0, 1.05, 2.15, "#e3dccc");
  back.rect(4.7, 0, 0.85, 2.05, wood);
  drawPicture(stage, 6, 1.3, 5.4, 0.9, 0.7, setting);
  stage.inDepth(() => {
    drawCounter(stage, 0.9, 3.7, 2.4, 0.6, mix(accent, "#e9e3d6", 0.4), "#efe8d8", 4);
    for (const stool of [1.2, 2.1]) drawChair(stage, stool, 3.05, wood);
    stage.ground(3.6, 0.7, 3.2, 2.3, mix(accent, "#e6dcc8", 0.65), 0.004);
    drawSofa(stage, 4.4, 2.3, 2.2, mix(accent, "#d9cbb1", 0.35));
    drawTop(stage, 4.8, 1.2, 1.2, 0.6, wood, 0.38);
    drawPlant(stage, 7, 3.6, 1.5);
    drawShelves(stage, 5.8, 5.1, 1.4, 1, 2, setting, wood);
    drawPendants(stage, [1.6, 2.6], 3.9, room.h, 0.6, "#a8792b");
  });
}
