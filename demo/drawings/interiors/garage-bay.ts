import { chooseCar } from "../facades/forecourt.ts";
import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { basicRoom } from "./basic-room.ts";
import { drawStrips } from "./lights.ts";
import { drawPicture } from "./pictures.ts";
import { drawShell, piece, type Room } from "./room.ts";

export function drawGarageBay(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ACCENT);
  const room: Room = {
    ...basicRoom(setting, 12, 5, 9),
    flooring: "concrete",
    floor: "#a5a39d",
    ceiling: "#c9c8c2",
    windows: [
      [1, 1.4, 2.4, 2.2],
      [5, 1.4, 2.4, 2.2],
    ],
  };
  const { back, right } = drawShell(stage, room);
  back.rect(0, 0, 12, 1.2, accent);
  right.rect(-5, 0, 14, 1.2, mix(accent, "#fff4dc", 0.15));
  for (const door of range(2)) {
    back.rect(1 + door * 5.3, 0, 4.3, 3.7, "#d9d4c6");
    for (const row of range(4)) back.rect(1 + door * 5.3, 0.9 + row * 0.72, 4.3, 0.06, "#b5b0a3");
    for (const pane of range(3))
      back.rect(
        1.35 + door * 5.3 + pane * 1.3,
        2.35,
        1,
        0.5,
        setting.lit ? "#31506b" : mix(setting.glass, "#ffffff", 0.3),
      );
  }
  const prng = setting.prng("bay cars");
  stage.inDepth(() => {
    for (const bay of range(2)) {
      const x = 1.9 + bay * 5.2;
      const up = bay === setting.turn("lift", [0, 1]) ? 1.5 : 0;
      for (const post of [x - 0.55, x + 2.25]) piece(stage, { x: post, z: 4.4, w: 0.28, h: 3.4, d: 0.35 }, "#c9962f");
      if (up > 0) piece(stage, { x: x - 0.4, y: 1.5, z: 3.2, w: 2.7, h: 0.12, d: 2.6 }, "#59646c");
      if (up === 0) drawVehicle(stage, x, 2.6, ...chooseCar(prng), "z");
      else piece(stage, { x: x + 0.05, y: 1.72, z: 2.6, w: 1.8, h: 0.65, d: 4 }, prng.pick(ACCENT));
      if (up > 0) piece(stage, { x: x + 0.2, y: 2.37, z: 3.2, w: 1.5, h: 0.5, d: 2.4 }, "#4b5f6e");
    }
    for (const tool of range(3)) {
      piece(stage, { x: 10.6, z: 1.4 + tool * 2, w: 0.9, h: 1.15, d: 1 }, tool === 1 ? "#8b9499" : accent);
      for (const tire of range(tool + 1))
        piece(stage, { x: 0.35, y: tire * 0.26, z: 2 + tool * 1.6, w: 0.8, h: 0.24, d: 0.8 }, "#343b42");
    }
  });
  drawStrips(stage, 12, 9, 5, 3);
  drawPicture(stage, 5.45, 1.9, 9, 0.7, 0.9, setting);
}
