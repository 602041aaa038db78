import { drawCow, drawTractor } from "../facades/farmyard.ts";
import { mix, SNOW, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Vec } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { drawPendants } from "./furniture.ts";
import { drawShell, grounded, piece, type Room } from "./room.ts";

/** The aisle of a barn: posts and braces, stalls with beasts or a shed with its machines. */
export function drawBarnAisle(stage: Stage, setting: Setting, stock: "dairy" | "beef" | "machines"): void {
  const timber = setting.turn("timber", ["#8d6a47", "#9a7450", "#7a5f4a"]);
  const room: Room = {
    w: 11,
    h: 5.2,
    d: 18,
    wall: mix(timber, "#e6dcc8", setting.turn("pale", [0.25, 0.45])),
    floor: stock === "machines" ? "#a9a39a" : "#c3a872",
    flooring: "earth",
    ceiling: mix(timber, "#1a2430", 0.35),
    windows: range(4).map((bay) => [0.8 + bay * 4, 2.2, 1.5, 1.3] as const),
    frame: timber,
  };
  const { back } = drawShell(stage, room);
  for (const board of range(14)) back.rect(board * 0.8, 0, 0.05, 5.2, mix(room.wall, "#1a2b40", 0.14));
  back.rect(3.8, 0, 3.4, 3.8, mix(timber, "#1a2430", 0.3));
  back.rect(4, 0, 3, 3.6, setting.lit ? "#31506b" : (setting.sky[2] ?? "#cfdfe2"));
  back.rect(4, 0, 3, 1.1, setting.grass[1]);
  stage.ground(4, -5, 3, 23, stock === "machines" ? "#b3aea3" : "#b9a98a", 0.005);
  for (const frame of range(5).reverse()) drawFrame(stage, frame * 4 + 0.6, timber);
  stage.inDepth(() => {
    if (stock === "machines") {
      drawTractor(stage, 0.8, 7, "#2f5d4e");
      drawTractor(stage, 6.6, 4, setting.turn("tractor", ["#a8412f", "#41718c"]));
      for (const bale of range(6))
        piece(
          stage,
          { x: 8 + (bale % 2) * 1.3, y: Math.floor(bale / 2) * 0.8, z: 12, w: 1.25, h: 0.78, d: 1.1 },
          "#cbb061",
        );
      for (const sack of range(4)) piece(stage, { x: 0.5, y: sack * 0.3, z: 2.6, w: 1.2, h: 0.28, d: 0.8 }, "#d6cbb5");
      return;
    }
    for (const stall of range(4)) {
      const z = 2 + stall * 4;
      for (const side of [0, 1]) {
        const x = side === 0 ? 0 : 7.4;
        piece(stage, { x, z: z + 1.9, w: 3.6, h: 1.3, d: 0.1 }, mix(timber, "#e6dcc8", 0.2));
        const hide = stock === "dairy" ? "#f0ebe0" : "#8a563a";
        if ((stall + side) % 3 !== 2)
          drawCow(stage, x + (side === 0 ? 0.9 : 0.4), z, hide, stock === "dairy" ? "#33333a" : "#7b4a33", side === 1);
      }
    }
    for (const side of [3.6, 7.3]) {
      for (const bay of range(4))
        for (const rail of [0.45, 0.95])
          piece(stage, { x: side, y: rail, z: 0.6 + bay * 4, w: 0.09, h: 0.1, d: 4 }, "#a7adae");
    }
    for (const bale of range(3))
      piece(stage, { x: 0.5 + (bale % 2) * 1.2, y: bale === 2 ? 0.7 : 0, z: 0.4, w: 1.15, h: 0.7, d: 0.8 }, "#cbb061");
  });
}

function drawFrame(stage: Stage, z: number, timber: string): void {
  const wood = tones(timber);
  for (const x of [3.5, 7.25]) stage.box({ x, z, w: 0.26, h: 5.2, d: 0.26 }, wood);
  stage.box({ x: 0, y: 4.5, z, w: 11, h: 0.32, d: 0.26 }, wood);
  const brace = stage.front(0, z);
  for (const [a, b] of [
    [3.7, 4.9],
    [7.3, 6.1],
    [3.5, 2.3],
    [7.4, 8.6],
  ] as const)
    brace.line(
      [
        [a, 3.4],
        [b, 4.55],
      ],
      0.2,
      wood.dark,
    );
}

export function drawGlasshouseAisle(stage: Stage, setting: Setting): void {
  const sky = setting.lit ? "#3d5870" : mix(setting.sky[1] ?? "#b5cfdc", "#ffffff", 0.2);
  const [w, d, eaves, ridge] = [9, 18, 2.8, 4.9];
  stage.sheet.rect(-4, -4, 1210, 910, sky);
  stage.ground(0, -5, w, d + 5, "#b9a98a");
  stage.ground(3.8, -5, 1.4, d + 5, "#cfc6b4", 0.004);
  const pane = mix(sky, "#e9f2ea", 0.35);
  const far: Vec[] = [
    [0, 0, d],
    [w, 0, d],
    [w, eaves, d],
    [w / 2, ridge, d],
    [0, eaves, d],
  ];
  stage.face(far, mix(pane, "#ffffff", 0.2));
  stage.front(0, d).rect(0, 0, w, 1.1, mix(setting.grass[1], pane, 0.4));
  for (const x of [0, w])
    stage.face(
      [
        [x, 0, -5],
        [x, 0, d],
        [x, eaves, d],
        [x, eaves, -5],
      ],
      x === 0 ? mix(pane, "#1a2b40", 0.06) : mix(pane, "#ffffff", 0.25),
    );
  stage.face(
    [
      [0, eaves, -5],
      [0, eaves, d],
      [w / 2, ridge, d],
      [w / 2, ridge, -5],
    ],
    mix(pane, "#ffffff", setting.season === "winter" ? 0.6 : 0.1),
  );
  stage.face(
    [
      [w, eaves, -5],
      [w, eaves, d],
      [w / 2, ridge, d],
      [w / 2, ridge, -5],
    ],
    mix(pane, "#ffffff", setting.season === "winter" ? 0.75 : 0.32),
  );
  const bar = "#eef0ea";
  for (const step of range(8).reverse()) {
    const z = step * 2.5 + 0.4;
    stage.line(
      [
        [0, 0, z],
        [0, eaves, z],
        [w / 2, ridge, z],
        [w, eaves, z],
        [w, 0, z],
      ],
      0.1,
      bar,
    );
    stage.line(
      [
        [0, eaves, z],
        [w, eaves, z],
      ],
      0.06,
      bar,
    );
  }
  for (const [x, y] of [
    [0, eaves],
    [w / 2, ridge],
    [w, eaves],
    [w * 0.25, (eaves + ridge) / 2],
    [w * 0.75, (eaves + ridge) / 2],
  ] as const)
    stage.line(
      [
        [x, y, -2],
        [x, y, d],
      ],
      0.05,
      bar,
    );
  const prng = setting.prng("beds");
  const bloom = setting.turn("crop", ["#c9562f", "#cf9d43", "#e0c9c0", "#7d9a5a"]);
  stage.inDepth(() => {
    for (const side of [0.5, 5.4]) {
      for (const bench of range(5)) {
        const z = bench * 3.5 + 0.3;
        grounded(stage, side, z, 3.1, 3);
        piece(stage, { x: side, y: 0.15, z, w: 3.1, h: 0.6, d: 3.2 }, "#9b7c58");
        stage.stand(side + 1.5, z - 0.1, () => {
          for (const row of range(3).reverse()) {
            for (const [tone, lift, size] of [
              ["#4f6b4b", 0, 0.42],
              ["#6b8a58", 0.12, 0.34],
            ] as const) {
              const dots = range(5).map((plant) =>
                stage.at([side + 0.35 + plant * 0.6, 0.95 + lift + prng.between(0, 0.15), z + row]),
              );
              const scale = dots[0]?.scale ?? 0;
              stage.sheet.dots(
                dots.flatMap((dot) => (dot ? [[dot.x, dot.y] as const] : [])),
                size * scale,
                tone,
              );
            }
            const flowers = range(5).map(() =>
              stage.at([side + prng.between(0.2, 2.9), 1.1 + prng.between(0, 0.3), z + row]),
            );
            stage.sheet.dots(
              flowers.flatMap((dot) => (dot ? [[dot.x, dot.y] as const] : [])),
              0.09 * (flowers[0]?.scale ?? 0),
              bloom,
            );
          }
        });
      }
    }
    drawPendants(stage, [2, 7], 9, ridge - 0.8, 0.6, "#efe8d8");
  });
  if (setting.season === "winter")
    stage.face(
      [
        [0, eaves, 6],
        [0, eaves, 12],
        [w / 2, ridge, 12],
        [w / 2, ridge, 6],
      ],
      veil(SNOW, 0.35),
    );
}
