import { range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Wall } from "./wall.ts";

/** Letters as strokes on a grid two wide and four high. Each stroke is a run of digit pairs. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ["000314232 0", "0222"],
  B: ["000414231202", "12211000"],
  C: ["24040020"],
  D: ["00041423211000"],
  E: ["24040020", "0212"],
  F: ["240400", "0212"],
  G: ["240400202212"],
  H: ["0004", "2024", "0222"],
  I: ["1014"],
  K: ["0004", "240220"],
  L: ["040020"],
  M: ["0004122420"],
  N: ["00042024"],
  O: ["0004242000"],
  P: ["0004242202"],
  R: ["0004242202", "1220"],
  S: ["240402222000"],
  T: ["0424", "1410"],
  U: ["04002024"],
  W: ["0400122024"],
  Y: ["041224", "1210"],
};

/** A word in capitals, `height` high, centred on u, with its baseline at v. */
export function drawWord(wall: Wall, word: string, u: number, v: number, height: number, paint: string, out = 0): void {
  const unit = height / 4;
  const width = (word.length * 3 - 1) * unit;
  [...word].forEach((letter, index) => {
    const left = u - width / 2 + index * 3 * unit;
    for (const stroke of LETTERS[letter] ?? []) {
      const digits = stroke.replace(" ", "");
      const points = range(digits.length / 2).map((step): Point => {
        return [left + Number(digits[step * 2]) * unit, v + Number(digits[step * 2 + 1]) * unit];
      });
      wall.line(points, unit * 0.72, paint, out);
    }
  });
}
