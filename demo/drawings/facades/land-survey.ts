import { drawMark } from "../marks.ts";
import { BRASS, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";

/** Survey stakes with ribbons at the corners, joined by a dashed line. */
export function drawSurvey(stage: Stage, w: number, d: number, skew: number, parts: number): void {
  const corners = [
    [0, 0],
    [w, 0],
    [w + skew, d],
    [skew, d],
  ] as const;
  const line = corners.map(([x, z]): [number, number, number] => [x, 0.05, z]);
  for (const [index, from] of line.entries()) {
    const to = line[(index + 1) % 4];
    if (to) stage.line([from, to], 0.26, BRASS, "18 16");
  }
  const stakes: [number, number][] = corners.map(([x, z]) => [x, z]);
  for (const part of range(parts - 1)) stakes.push([(w * (part + 1)) / parts, 0], [(w * (part + 1)) / parts + skew, d]);
  stakes.push([w / 2, 0]);
  for (const [x, z] of stakes.sort((a, b) => b[1] - a[1])) {
    const stake = stage.front(x, z);
    stake.rect(-0.12, 0, 0.26, 2.2, "#e4d3ac");
    stake.rect(0.04, 0, 0.1, 2.2, "#b69f72");
    stake.poly(
      [
        [-0.12, 2.1],
        [1.2, 1.95],
        [0.9, 1.7],
        [1.2, 1.4],
        [-0.12, 1.5],
      ],
      "#c9562f",
    );
  }
}

export function drawBoard(stage: Stage, x: number, z: number, colour: string): void {
  const white = "#f4efe3";
  for (const post of [0.25, 3.85]) stage.box({ x: x + post, z, w: 0.22, h: 3.6, d: 0.2 }, tones("#9a7b55"));
  stage.box({ x, y: 1.25, z: z - 0.12, w: 4.3, h: 2.5, d: 0.12 }, tones(white));
  const face = stage.front(x, z - 0.14);
  face.rect(0, 2.9, 4.3, 0.85, colour);
  drawMark(face, "peak", 0.7, 3.32, 0.28, white, colour);
  for (const letter of range(6)) face.rect(1.3 + letter * 0.44, 3.14, 0.3, 0.38, white);
  for (const [row, length] of [3.3, 2.7, 3, 1.6].entries())
    face.rect(0.4, 2.45 - row * 0.3, length, 0.13, mix(colour, white, 0.55));
  stage.snow({ x, y: 3.75, z: z - 0.12, w: 4.3, h: 0, d: 0.12 }, 0.12);
}
