import { drawDoor } from "../doors.ts";
import { type Tones, tones } from "../palette.ts";
import { drawGable } from "../roofs.ts";
import type { Stage } from "../stage.ts";
import { drawWindows } from "../windows.ts";

export function drawHouse(stage: Stage, x: number, z: number, roof: Tones): void {
  const wall = tones("#e9e2d3");
  stage.box({ x, z, w: 8, h: 5, d: 7 }, wall);
  drawGable(stage, { x, y: 5, z, w: 8, d: 7, rise: 2.6, overhang: 0.4 }, "z", wall, roof);
  drawWindows(
    stage.front(x, z),
    [
      [1, 1, 1.3, 1.6],
      [5.5, 1, 1.3, 1.6],
      [1.2, 3.2, 1.1, 1.3],
      [5.6, 3.2, 1.1, 1.3],
    ],
    { frame: "#5d6a72", columns: 1, rows: 1, plain: true },
  );
  drawDoor(stage.front(x, z), 3.4, 1.2, 2.3, "#41718c", false);
}
