import type { Vec } from "./shapes.ts";

export function centre(points: readonly Vec[]): Vec {
  const sum = points.reduce<Vec>((total, p) => [total[0] + p[0], total[1] + p[1], total[2] + p[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

export function normalOf(face: readonly Vec[]): Vec {
  const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = face;
  const [ux, uy, uz] = minus(b, a);
  const [vx, vy, vz] = minus(c, a);
  const normal: Vec = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
