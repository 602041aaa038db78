import { drawCow } from "../facades/cow.ts";
import { drawTractor } from "../facades/tractor.ts";
import { mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawShell, piece, type Room } from "./room.ts";

/** The aisle of a barn: posts and braces, and stalls with animals or a shed with machines. */
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
