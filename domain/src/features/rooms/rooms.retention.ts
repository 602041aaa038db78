import type { Retention } from "../../shared/retention.ts";

/** Who opened which page of a deal room. */
export const ROOM_OPENING_RETENTION = {
  years: 1,
  why: "for the owner of a deal room to see who opened what; counted from the opening",
} as const satisfies Retention;
