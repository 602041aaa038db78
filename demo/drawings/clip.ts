import type { Point } from "./shapes.ts";

type Side = readonly [inside: (p: Point) => boolean, cut: (a: Point, b: Point) => Point];

/** Clips a polygon to the rectangle from (low, low) to (right, bottom). */
export function clip(points: readonly Point[], low: number, right: number, bottom: number): readonly Point[] {
  const sides: readonly Side[] = [
    [(p) => p[0] >= low, (a, b) => cutX(a, b, low)],
    [(p) => p[0] <= right, (a, b) => cutX(a, b, right)],
    [(p) => p[1] >= low, (a, b) => cutY(a, b, low)],
    [(p) => p[1] <= bottom, (a, b) => cutY(a, b, bottom)],
  ];
  let kept = points;
  for (const [inside, cut] of sides) {
    if (kept.every(inside)) continue;
    const next: Point[] = [];
    kept.forEach((point, index) => {
      const before = kept[(index + kept.length - 1) % kept.length] ?? point;
      if (inside(point) !== inside(before)) next.push(cut(before, point));
      if (inside(point)) next.push(point);
    });
    kept = next;
  }
  return kept;
}

/** Whether an outline is convex. */
export function isConvex(points: readonly Point[]): boolean {
  const turns = points.map((b, index) => {
    const a = points[(index + points.length - 1) % points.length] ?? b;
    const c = points[(index + 1) % points.length] ?? b;
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

/** Whether a convex outline contains every point. */
export function holds(outline: readonly Point[], points: readonly Point[]): boolean {
  let sign = 0;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    for (const p of points) {
      const side = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      if (side === 0) continue;
      if (sign === 0) sign = Math.sign(side);
      else if (Math.sign(side) !== sign) return false;
    }
  }
  return sign !== 0;
}

function cutX(a: Point, b: Point, x: number): Point {
  return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
}

function cutY(a: Point, b: Point, y: number): Point {
  return [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
}
