import { chooseCar } from "../facades/forecourt.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawMark, MARKS } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawVehicle } from "../vehicles.ts";
import {
  drawChair,
  drawCounter,
  drawPendants,
  drawPicture,
  drawPlant,
  drawShelves,
  drawSofa,
  drawStrips,
  drawTop,
  WOODS,
} from "./furniture.ts";
import { drawShell, piece, type Room } from "./room.ts";

const WALLS = ["#e6dcc8", "#d5cbb8", "#c9cfc6", "#dcc7ad", "#bcc7cb", "#e9e3d6"] as const;
const FLOORS = ["#b08a5f", "#9a7450", "#c3a27a", "#a9a39a", "#bcae98"] as const;

export function basicRoom(setting: Setting, w = 8, h = 3.3, d = 5.2): Room {
  const flooring = setting.turn("flooring", ["boards", "tiles", "boards"] as const);
  return {
    w,
    h,
    d,
    wall: setting.turn("wall", WALLS),
    floor: flooring === "boards" ? setting.turn("boards", FLOORS.slice(0, 3)) : setting.turn("tiles", FLOORS.slice(3)),
    flooring,
    ceiling: "#efe9dc",
    frame: setting.turn("window frame", ["#f0eadd", "#39444f", "#6f5644"]),
    windows: setting.turn("windows", [
      [
        [0.2, 1, 1.6, 1.6],
        [2.7, 1, 1.6, 1.6],
      ],
      [[0.4, 0.6, 3.6, 2.1]],
      [
        [0.1, 0.9, 1.1, 1.9],
        [1.8, 0.9, 1.1, 1.9],
        [3.5, 0.9, 1.1, 1.9],
      ],
    ] as const),
  };
}

export function drawShop(stage: Stage, setting: Setting): void {
  const room = basicRoom(setting);
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const { back } = drawShell(stage, room);
  back.rect(0, 2.5, room.w, 0.8, accent);
  drawMark(back, setting.turn("mark", MARKS), 4, 2.9, 0.26, mix(accent, "#f8f0de", 0.85), accent);
  stage.inDepth(() => {
    for (const index of range(4)) drawShelves(stage, 0.4 + index * 1.85, room.d - 0.4, 1.7, 2.35, 5, setting, wood);
    const left = setting.turn("counter", [true, false]);
    drawCounter(stage, left ? 0.5 : 4.7, 2.6, 2.8, 0.7, accent, wood);
    piece(stage, { x: left ? 1.2 : 5.6, y: 1.07, z: 2.75, w: 0.4, h: 0.3, d: 0.3 }, "#39444f");
    for (const [x, z] of [
      [left ? 4.2 : 1.2, 2.4],
      [left ? 5.2 : 2, 0.2],
    ] as const) {
      drawTop(stage, x, z, 1.7, 0.9, wood, 0.8);
      for (const item of range(4))
        piece(
          stage,
          {
            x: x + 0.12 + item * 0.4,
            y: 0.86,
            z: z + 0.2 + (item % 2) * 0.2,
            w: 0.26,
            h: 0.16 + (item % 3) * 0.09,
            d: 0.26,
          },
          ["#bb5a35", "#efe6d3", "#41718c", "#cf9d43"][item] ?? accent,
        );
    }
    drawPlant(stage, 7.5, 1.4, 1.3);
    drawPendants(stage, [1.8, 4, 6.2], 2.2, room.h, 0.8, setting.turn("shade", ["#2c3640", "#a8792b", accent]));
  });
}

export function drawCafe(stage: Stage, setting: Setting): void {
  const room = basicRoom(setting);
  const accent = setting.turn("accent", ACCENT);
  const wood = setting.turn("wood", WOODS);
  const { back } = drawShell(stage, room);
  back.rect(0.6, 1.75, 4.6, 1.15, "#2c3a42");
  for (const column of range(3)) {
    back.rect(0.85 + column * 1.5, 2.6, 0.8, 0.1, "#e9dfc8");
    for (const row of range(4))
      back.rect(0.85 + column * 1.5, 2.42 - row * 0.15, 1.15 - ((row + column) % 3) * 0.2, 0.05, "#b9b39f");
  }
  back.rect(5.6, 1.3, 1.9, 0.06, wood);
  back.rect(5.6, 1.85, 1.9, 0.06, wood);
  for (const cup of range(6)) {
    back.rect(5.7 + cup * 0.3, 1.36, 0.17, 0.2 + (cup % 3) * 0.07, ["#efe6d3", "#bb5a35", "#41718c"][cup % 3] ?? wood);
    back.rect(5.7 + cup * 0.3, 1.91, 0.15, 0.28 - (cup % 2) * 0.08, ["#6f8f6a", "#cf9d43"][cup % 2] ?? wood);
  }
  stage.inDepth(() => {
    drawCounter(stage, 0.6, 3.6, 6, 0.8, accent, wood, 10);
    piece(stage, { x: 1.1, y: 1.07, z: 3.75, w: 0.8, h: 0.5, d: 0.4 }, "#8b9499");
    piece(stage, { x: 1.2, y: 1.57, z: 3.8, w: 0.6, h: 0.12, d: 0.3 }, "#39444f");
    piece(stage, { x: 3.2, y: 1.07, z: 3.6, w: 1.5, h: 0.42, d: 0.45 }, tones(mix(setting.glass, "#f3ead6", 0.6)));
    for (const bun of range(5))
      piece(stage, { x: 3.28 + bun * 0.28, y: 1.09, z: 3.58, w: 0.2, h: 0.13, d: 0.02 }, "#c08a4e");
    for (const [x, z] of setting.turn("tables", [
      [
        [1, 1.4],
        [4.6, 1.6],
        [6.3, 0],
      ],
      [
        [0.7, 0.2],
        [3.4, 1.5],
        [6, 1],
      ],
      [
        [2, 1.6],
        [5.4, 1.8],
        [0.5, -0.2],
      ],
    ] as const)) {
      drawChair(stage, x + 0.2, z + 0.75, wood, false);
      drawTop(stage, x, z, 0.9, 0.7, "#d9c6a3");
      drawChair(stage, x + 0.25, z - 0.5, wood);
      piece(stage, { x: x + 0.2, y: 0.8, z: z + 0.3, w: 0.11, h: 0.1, d: 0.1 }, "#f3ead6");
    }
    drawPlant(stage, 7.4, 3.2, 1.5, "#6b6259");
    drawPendants(
      stage,
      [1.6, 3.2, 4.8, 6.4],
      3.3,
      room.h,
      0.9,
      setting.turn("shade", ["#2c3640", "#a8792b", "#efe6d3"]),
    );
  });
}

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
      for (const tyre of range(tool + 1))
        piece(stage, { x: 0.35, y: tyre * 0.26, z: 2 + tool * 1.6, w: 0.8, h: 0.24, d: 0.8 }, "#343b42");
    }
  });
  drawStrips(stage, 12, 9, 5, 3);
  drawPicture(stage, 5.45, 1.9, 9, 0.7, 0.9, setting);
}
