import { range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Wall } from "./wall.ts";

export const MARKS = ["ring", "leaf", "bars", "peak", "sun", "drop", "squares"] as const;

export type Mark = (typeof MARKS)[number] | "cross" | "wrench" | "cup" | "bed" | "key";

/** A simple logo of radius `r`, of no real brand. */
export function drawMark(
  wall: Wall,
  mark: Mark,
  u: number,
  v: number,
  r: number,
  paint: string,
  ground: string,
  out = 0,
): void {
  const at = (points: readonly Point[]): Point[] => points.map(([a, b]): Point => [u + a * r, v + b * r]);
  const poly = (points: readonly Point[], fill = paint): void => wall.poly(at(points), fill, out);
  switch (mark) {
    case "ring":
      wall.disc(u, v, r, paint, out);
      wall.disc(u, v, r * 0.55, ground, out);
      break;
    case "leaf":
      poly([
        [0, -1],
        [0.75, -0.3],
        [0.7, 0.4],
        [0, 1],
        [-0.7, 0.4],
        [-0.75, -0.3],
      ]);
      wall.line(
        at([
          [0, -1],
          [0, 0.6],
        ]),
        r * 0.14,
        ground,
        out,
      );
      break;
    case "bars":
      for (const bar of range(3)) wall.rect(u - r + bar * r * 0.75, v - r, r * 0.45, r * (0.9 + bar * 0.5), paint, out);
      break;
    case "peak":
      poly([
        [-1, -0.8],
        [-0.3, 0.8],
        [0.4, -0.8],
      ]);
      poly([
        [-0.05, -0.8],
        [0.5, 0.4],
        [1, -0.8],
      ]);
      break;
    case "sun":
      poly([
        [-1, -0.5],
        [-0.7, 0.3],
        [0, 0.65],
        [0.7, 0.3],
        [1, -0.5],
      ]);
      wall.rect(u - r, v - r * 0.85, r * 2, r * 0.2, paint, out);
      break;
    case "drop":
      poly([
        [0, 1],
        [0.65, -0.1],
        [0.55, -0.65],
        [0, -1],
        [-0.55, -0.65],
        [-0.65, -0.1],
      ]);
      break;
    case "squares":
      wall.rect(u - r, v - r, r * 0.9, r * 0.9, paint, out);
      wall.rect(u + r * 0.1, v - r, r * 0.9, r * 0.9, paint, out);
      wall.rect(u - r, v + r * 0.1, r * 0.9, r * 0.9, paint, out);
      break;
    case "cross":
      wall.rect(u - r * 0.3, v - r, r * 0.6, r * 2, paint, out);
      wall.rect(u - r, v - r * 0.3, r * 2, r * 0.6, paint, out);
      break;
    case "wrench":
      wall.line(
        at([
          [-0.7, -0.7],
          [0.4, 0.4],
        ]),
        r * 0.4,
        paint,
        out,
      );
      wall.disc(u + r * 0.5, v + r * 0.5, r * 0.48, paint, out);
      poly(
        [
          [0.5, 0.4],
          [1.1, 0.7],
          [0.7, 1.1],
        ],
        ground,
      );
      break;
    case "cup":
      poly([
        [-0.8, 0.6],
        [0.5, 0.6],
        [0.35, -0.6],
        [-0.65, -0.6],
      ]);
      wall.line(
        at([
          [0.45, 0.4],
          [0.95, 0.3],
          [0.8, -0.2],
          [0.4, -0.25],
        ]),
        r * 0.18,
        paint,
        out,
      );
      wall.rect(u - r * 0.95, v - r * 0.9, r * 1.6, r * 0.16, paint, out);
      break;
    case "bed":
      wall.rect(u - r, v - r * 0.4, r * 2, r * 0.5, paint, out);
      wall.rect(u - r, v - r * 0.8, r * 0.2, r * 1.6, paint, out);
      wall.rect(u + r * 0.8, v - r * 0.8, r * 0.2, r * 1.1, paint, out);
      wall.disc(u - r * 0.45, v + r * 0.35, r * 0.24, paint, out);
      break;
    case "key":
      wall.disc(u - r * 0.5, v, r * 0.45, paint, out);
      wall.rect(u - r * 0.2, v - r * 0.12, r * 1.2, r * 0.24, paint, out);
      wall.rect(u + r * 0.7, v - r * 0.5, r * 0.2, r * 0.4, paint, out);
      break;
  }
}
