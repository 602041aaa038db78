import { mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawShell, grounded, piece, type Room } from "./room.ts";
import { drawTrusses } from "./trusses.ts";

export function drawWorksFloor(stage: Stage, setting: Setting): void {
  const accent = setting.turn("machine", ["#2f5d4e", "#41718c", "#7d8a8f", "#bb5a35"]);
  const room: Room = {
    w: 14,
    h: 7,
    d: 18,
    wall: setting.turn("works wall", ["#b98562", "#c9c3b5", "#a9664e"]),
    floor: "#a5a39d",
    flooring: "concrete",
    ceiling: "#99a1a4",
    windows: range(4).map((bay) => [0.5 + bay * 4.2, 2, 3, 3.2] as const),
    frame: "#39444f",
  };
  drawShell(stage, room);
  drawTrusses(stage, room);
  stage.inDepth(() => {
    for (const row of range(3)) {
      for (const side of [1.6, 9]) {
        const z = 2 + row * 5;
        grounded(stage, side, z, 3.4, 2);
        piece(stage, { x: side, z, w: 3.4, h: 1, d: 2 }, mix(accent, "#2b3138", 0.35));
        piece(stage, { x: side + 0.2, y: 1, z: z + 0.4, w: 1.7, h: 1.3, d: 1.4 }, accent);
        piece(stage, { x: side + 2.2, y: 1, z: z + 0.7, w: 0.9, h: 0.7, d: 0.8 }, "#b5bbbb");
        piece(
          stage,
          { x: side + 0.5, y: 1.4, z: z + 0.36, w: 0.9, h: 0.5, d: 0.03 },
          mix(setting.glass, "#ffffff", 0.3),
        );
      }
      piece(stage, { x: 6, z: 3 + row * 5, w: 1.5, h: 0.5 + (row % 2) * 0.5, d: 1.5 }, "#b98f60");
    }
  });
  for (const line of [5.4, 8.5]) stage.ground(line, -4, 0.14, 22, "#d9b54a", 0.01);
}
