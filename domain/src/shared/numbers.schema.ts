import { z } from "zod/mini";

/** The largest value of PostgreSQL's `integer`. */
export const INT32_MAX = 2_147_483_647;

/** A whole number within two bounds, both inclusive. */
export function integer(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

/** How many there are of something. */
export const countSchema = integer(0, Number.MAX_SAFE_INTEGER);
