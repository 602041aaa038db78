import type { Retention } from "../../shared/retention.ts";

/** Who read which confidential value. */
export const REVEAL_RETENTION = {
  years: 1,
  why: "the owner of a listing proves who knew what; counted from the reading",
} as const satisfies Retention;
