import { range } from "./prng.ts";

/** An opening in a wall: left, sill, width and height in metres. */
export type Opening = readonly [u: number, v: number, w: number, h: number];

export const GLOW = "!#f3cf86";

/** Evenly spaced openings along a wall. */
export function spread(from: number, to: number, count: number, v: number, w: number, h: number): Opening[] {
  const pitch = (to - from) / count;
  return range(count).map((index): Opening => [from + pitch * (index + 0.5) - w / 2, v, w, h]);
}
