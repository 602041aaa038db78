import { drawMark, type Mark } from "../marks.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";

export function drawFasciaSign(
  wall: ReturnType<Stage["front"]>,
  unit: number,
  v: number,
  accent: string,
  mark: Mark,
  letters: number,
  h: number,
  filled: boolean,
): void {
  const width = letters * h * 0.42 + h * 1.1;
  const u = (unit - width) / 2;
  const ink = filled ? "#f6eedb" : accent;
  const ground = filled ? accent : "#efe7d6";
  if (filled) wall.rect(u - 0.25, v, width + 0.5, h, ground, 0.05);
  drawMark(wall, mark, u + h * 0.42, v + h / 2, h * 0.34, ink, ground, 0.06);
  for (const letter of range(letters))
    wall.rect(u + h + letter * h * 0.42, v + h * 0.28, h * 0.28, h * (letter % 3 === 1 ? 0.5 : 0.42), ink, 0.06);
}
