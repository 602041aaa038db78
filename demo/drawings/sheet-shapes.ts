import type { Piece } from "./paths.ts";
import type { Point } from "./shapes.ts";

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export interface Shape {
  readonly paint: string;
  readonly bounds: Bounds;
  readonly piece: Piece;
}

/** The paint in the hour's light. Translucent and glowing paints keep their colour. */
export function finalPaint(paint: string, tint: (colour: string) => string): string {
  if (paint.startsWith("|")) {
    const [, colour = "", ...pen] = paint.split("|");
    return ["", finalPaint(colour, tint), ...pen].join("|");
  }
  if (paint.startsWith("!")) return paint.slice(1);
  return paint.includes("/") ? paint : tint(paint);
}

/** Groups shapes by paint: a shape joins an earlier group if it overlaps nothing painted since. */
export function groupByPaint(shapes: readonly Shape[]): [paint: string, pieces: Piece[]][] {
  const runs: { paint: string; bounds: Bounds[]; pieces: Piece[] }[] = [];
  for (const { paint, bounds, piece } of shapes) {
    let joined = false;
    for (let index = runs.length - 1; index >= Math.max(0, runs.length - 40); index -= 1) {
      const run = runs[index];
      if (run === undefined) break;
      if (run.paint === paint) {
        run.pieces.push(piece);
        run.bounds.push(bounds);
        joined = true;
        break;
      }
      if (run.bounds.some((other) => overlap(other, bounds))) break;
    }
    if (!joined) runs.push({ paint, bounds: [bounds], pieces: [piece] });
  }
  return runs.map(({ paint, pieces }) => [paint, pieces]);
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function boundsOf(points: readonly Point[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function around(points: readonly Point[], width: number): Bounds {
  const [left, top, right, bottom] = boundsOf(points);
  return [left - width / 2, top - width / 2, right + width / 2, bottom + width / 2];
}

export function middle(a: Point, b: Point): Point {
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
}
