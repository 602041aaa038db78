import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawMark } from "../signs.ts";
import type { Stage } from "../stage.ts";
import {
  drawChair,
  drawCounter,
  drawPendants,
  drawPicture,
  drawPlant,
  drawScreen,
  drawShelves,
  drawSofa,
  drawStrips,
  drawTop,
  WOODS,
} from "./furniture.ts";
import { drawShell, grounded, piece, type Room } from "./room.ts";
import { basicRoom } from "./trade.ts";

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
