import type { Point } from "../shapes.ts";

export function inside(bounds: readonly Point[], u: number, v: number): Point {
  const [a = [0, 0], b = [0, 0], c = [0, 0], e = [0, 0]] = bounds;
  const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  const low: Point = [e[0] + (c[0] - e[0]) * u, e[1] + (c[1] - e[1]) * u];
  return [top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v];
}
