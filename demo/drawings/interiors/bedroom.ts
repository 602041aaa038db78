import { ACCENT, mix, tones } from "../palette.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawTop, WOODS } from "./counters.ts";
import { drawPicture } from "./pictures.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, grounded, piece, type Room } from "./room.ts";
import { drawSofa } from "./seats.ts";

export function drawBedroom(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const room: Room = {
    ...basicRoom(setting, 6.6, 2.9, 4.6),
    flooring: setting.turn("bed flooring", ["carpet", "boards"] as const),
    windows: [[0.4, 0.8, 2.2, 1.7]],
  };
  const { back } = drawShell(stage, room);
  back.rect(0, 0, room.w, 1.1, mix(room.wall, accent, 0.35));
  back.rect(1.9, 0.4, 2.9, 1.05, wood);
  drawPicture(stage, 2.9, 1.75, 4.6, 1, 0.7, setting);
  stage.inDepth(() => {
    stage.ground(1.1, 0.6, 4.4, 3.2, mix(accent, "#efe6d3", 0.6), 0.004);
    stage.stand(3.3, 3.2, () => {
      grounded(stage, 2.2, 2.2, 2.3, 2.3);
      stage.box({ x: 2.2, y: 0.1, z: 2.2, w: 2.3, h: 0.25, d: 2.35 }, tones(wood));
      stage.box({ x: 2.2, y: 0.35, z: 2.2, w: 2.3, h: 0.26, d: 2.35 }, tones("#efe9dc", "#f6f2e8"));
      stage.box({ x: 2.17, y: 0.36, z: 2.17, w: 2.36, h: 0.28, d: 0.8 }, tones(accent));
      for (const pillow of [2.4, 3.5])
        stage.box({ x: pillow, y: 0.61, z: 3.9, w: 0.8, h: 0.3, d: 0.35 }, tones("#fbf8f0"));
    });
    for (const table of [1.4, 4.75]) {
      piece(stage, { x: table, z: 4, w: 0.55, h: 0.55, d: 0.5 }, wood);
      piece(stage, { x: table + 0.22, y: 0.55, z: 4.2, w: 0.1, h: 0.3, d: 0.1 }, "#39444f");
      stage.stand(table + 0.2, 4.1, () =>
        stage.front(table + 0.27, 4.15).poly(
          [
            [-0.22, 0.82],
            [0.22, 0.82],
            [0.14, 1.15],
            [-0.14, 1.15],
          ],
          setting.lit ? "!#ffe6ac" : "#f3e4c4",
        ),
      );
    }
    drawSofa(stage, 5.2, 1.6, 1, mix(accent, "#e6dcc8", 0.4));
    drawTop(stage, 0.3, 1, 0.7, 1.6, wood);
    drawPlant(stage, 6.1, 3.4, 1.2);
  });
}
