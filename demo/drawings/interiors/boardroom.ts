import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { basicRoom } from "./basic-room.ts";
import { drawTop, WOODS } from "./counters.ts";
import { drawPendants } from "./lights.ts";
import { drawPlant } from "./plants.ts";
import { drawShell, grounded, piece, type Room } from "./room.ts";
import { drawChair } from "./seats.ts";

export function drawBoardroom(stage: Stage, setting: Setting, bare: boolean): void {
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const room: Room = {
    ...basicRoom(setting, 8, 3.1, 6),
    flooring: "carpet",
    floor: setting.turn("carpet", ["#8f9698", "#a39a8b", "#6f7f88"]),
  };
  const { back, right } = drawShell(stage, room);
  back.rect(1.2, 0.85, 5.6, 1.8, "#39444f");
  back.rect(1.3, 0.95, 5.4, 1.6, setting.lit ? "#31506b" : mix(setting.sky[2] ?? "#cfdfe2", "#ffffff", 0.15));
  const skyline = [0.5, 0.9, 0.7, 1.2, 0.8, 0.55, 1, 0.65, 0.85];
  for (const [index, high] of skyline.entries())
    back.rect(
      1.3 + index * 0.6,
      0.95,
      0.5,
      high * 0.9,
      setting.lit && index % 3 === 0 ? "#6f8393" : mix(setting.sky[3] ?? "#dddddd", "#5f7788", 0.45),
    );
  for (const bar of range(4)) back.rect(1.2 + bar * 1.84, 0.85, 0.09, 1.8, "#39444f");
  if (bare) {
    stage.inDepth(() => {
      for (const [x, y, z, s] of [
        [1, 0, 3.6, 0.8],
        [1.9, 0, 3.9, 0.7],
        [1.2, 0.8, 3.7, 0.6],
        [6.1, 0, 2.8, 0.9],
        [6.2, 0.9, 2.9, 0.6],
        [5.2, 0, 4.2, 0.7],
      ] as const) {
        if (y === 0) grounded(stage, x, z, s, s);
        piece(stage, { x, y, z, w: s, h: s * 0.8, d: s }, "#b98f60");
      }
      drawTop(stage, 3, 2, 2.2, 0.9, wood);
      drawChair(stage, 3.8, 1.3, "#4b565f");
      drawPlant(stage, 7.3, 4.4, 1.2);
    });
    right.rect(1, 1.4, 1.2, 0.9, mix(room.wall, "#fff4dc", 0.5));
    return;
  }
  const merged = setting.turn("second", ["#cf9d43", "#41718c", "#bb5a35"]);
  stage.inDepth(() => {
    for (const seat of range(4)) drawChair(stage, 2 + seat * 1.15, 4.15, accent, false);
    stage.stand(4, 3.2, () => {
      grounded(stage, 1.6, 2.4, 4.8, 1.5);
      stage.box({ x: 2.4, z: 2.9, w: 0.4, h: 0.72, d: 0.6 }, tones(mix(wood, "#1a2430", 0.45)));
      stage.box({ x: 5.2, z: 2.9, w: 0.4, h: 0.72, d: 0.6 }, tones(mix(wood, "#1a2430", 0.45)));
      stage.box({ x: 1.6, y: 0.72, z: 2.4, w: 4.8, h: 0.08, d: 1.5 }, tones(wood));
      for (const paper of range(4))
        stage.ground(2 + paper * 1.15, 2.55 + (paper % 2) * 0.7, 0.34, 0.4, "#f6f1e5", 0.81);
    });
    for (const seat of range(4)) drawChair(stage, 2 + seat * 1.15, 1.75, seat > 1 ? merged : accent);
    drawPlant(stage, 7.4, 4.8, 1.6);
    drawPendants(stage, [2.6, 4, 5.4], 3.1, 3.1, 0.7, "#a8792b");
  });
}
