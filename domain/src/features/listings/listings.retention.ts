import type { Retention } from "../../shared/retention.ts";

/** Drafts of listings. */
export const DRAFT_RETENTION = {
  days: 180,
  why: "a listing that nobody continued to enter; counted from the last change",
} as const satisfies Retention;

/** Drafts that their owner deleted. */
export const DELETED_DRAFT_RETENTION = { days: 1, why: "to undo the deletion" } as const satisfies Retention;
