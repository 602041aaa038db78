import { ACCENT, mix, tones, veil } from "../palette.ts";
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
  drawShelves,
  drawSofa,
  drawTop,
  WOODS,
} from "./furniture.ts";
import { drawShell, grounded, piece, type Room } from "./room.ts";
import { basicRoom } from "./trade.ts";

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

export function drawFlat(stage: Stage, setting: Setting): void {
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

/** A hall before its curtain, seen over rows of seats. */
export function drawHall(stage: Stage, setting: Setting): void {
  const velvet = setting.turn("velvet", ["#7d322c", "#1d3a5f", "#2f5d4e", "#6d4a3a"]);
  const room: Room = {
    w: 14,
    h: 7.5,
    d: 14,
    wall: setting.turn("hall wall", ["#b98562", "#8d7a68", "#a99a80", "#6f7f88"]),
    floor: "#7a5f4a",
    flooring: "carpet",
    ceiling: "#4b4a4c",
  };
  const { back, left, right } = drawShell(stage, room);
  for (const bay of range(3)) {
    left.rect(1 + bay * 4, 1.4, 1.4, 4, mix(room.wall, "#1a2b40", 0.28));
    right.rect(1 + bay * 4, 1.4, 1.4, 4, mix(room.wall, "#fff4dc", 0.36));
    for (const wall of [left, right]) wall.rect(3.2 + bay * 4, 3, 0.3, 0.7, "!#ffe6ac");
  }
  back.rect(1.6, 1, 10.8, 6, "#cfa64e");
  back.rect(1.9, 1, 10.2, 5.7, "#2a2426");
  back.rect(3.6, 1, 6.8, 4.8, mix(velvet, "#f3dcae", 0.55));
  back.poly(
    [
      [3.9, 1.2],
      [10.1, 1.2],
      [8.4, 5.6],
      [5.6, 5.6],
    ],
    veil("#fff3d2", 0.35),
  );
  for (const side of [0, 1])
    for (const fold of range(5))
      back.rect(
        side === 0 ? 1.9 + fold * 0.42 : 10 + fold * 0.42,
        1,
        0.42,
        5.7,
        fold % 2 === 0 ? velvet : mix(velvet, "#14233a", 0.28),
      );
  for (const swag of range(8))
    back.disc(2.6 + swag * 1.27, 6.5, 0.85, swag % 2 === 0 ? velvet : mix(velvet, "#14233a", 0.2));
  back.rect(1.6, 6.65, 10.8, 0.5, "#cfa64e");
  stage.box({ x: 1, z: 11.6, w: 12, h: 1, d: 2.4 }, tones("#9a7450"));
  const rows = Math.max(4, 6 - stage.setting.thrift);
  for (const row of range(rows).reverse()) {
    const z = 0.4 + row * (10 / rows);
    const seat = mix(velvet, "#fff0d8", 0.06 + (row % 2) * 0.05);
    for (const chair of range(11)) {
      if (chair === 5) continue;
      const x = 1 + chair * 1.1;
      stage.box({ x, z, w: 0.95, h: 0.95, d: 0.16 }, tones(seat));
    }
  }
}
