import { mix } from "../palette.ts";
import type { Sheet } from "../sheet.ts";

export function drawTrunk(sheet: Sheet, x: number, y: number, h: number, half: number, bark: string): void {
  sheet.polygon(
    [
      [x - half * 0.6, y - h],
      [x + half * 0.5, y - h],
      [x + half, y],
      [x - half, y],
    ],
    bark,
  );
  sheet.polygon(
    [
      [x + half * 0.1, y - h],
      [x + half * 0.5, y - h],
      [x + half, y],
      [x + half * 0.2, y],
    ],
    mix(bark, "#14283a", 0.3),
  );
}
