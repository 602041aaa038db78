import { drawMark } from "../marks.ts";
import { mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawCounter } from "./counters.ts";
import { drawStrips } from "./lights.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, piece, type Room } from "./room.ts";
import { drawScreen } from "./screens.ts";
import { drawChair } from "./seats.ts";

export function drawClinic(stage: Stage, setting: Setting): void {
  const teal = setting.turn("accent", ["#2f6f6a", "#41718c", "#6f8f6a"]);
  const room: Room = {
    ...basicRoom(setting),
    wall: setting.turn("clinic wall", ["#e3e6df", "#e9e3d6", "#dbe3e4"]),
    flooring: "tiles",
    floor: "#c3c6c1",
  };
  const { back, right } = drawShell(stage, room);
  right.rect(-5, 0, 10.2, 1.1, mix(teal, "#f3efe4", 0.6));
  back.rect(0, 0, 8, 1.1, mix(teal, "#f3efe4", 0.5));
  back.rect(3, 2, 2, 1.1, "#f6f1e5");
  drawMark(back, "cross", 4, 2.55, 0.36, teal, "#f6f1e5");
  back.rect(6.1, 0, 1.2, 2.4, "#d5cbb8");
  back.rect(6.2, 0, 1, 2.3, "#efe8d8");
  stage.inDepth(() => {
    drawCounter(stage, 2.2, 3.4, 3.4, 0.8, teal, "#efe8d8", 5);
    drawScreen(stage, 2.9, 3.9, 1.07, mix(setting.glass, teal, 0.4));
    for (const seat of range(4))
      drawChair(
        stage,
        0.45 + (seat > 1 ? 5.9 : 0) + (seat % 2) * 0.62,
        2 + (seat > 1 ? 0.2 : 0),
        mix(teal, "#e9e3d6", 0.25),
        false,
      );
    drawPlant(stage, 1.6, 4.5, 1.4, "#efe8d8");
    piece(stage, { x: 6.3, z: 1.2, w: 0.8, h: 0.45, d: 0.6 }, "#b99468");
  });
  drawStrips(stage, 8, 5.2, 3.3, 2);
}
