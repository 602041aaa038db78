import type { OpenRow } from "./facts.rules.ts";

/** A change of a listing that no search was compared with yet. */
export interface ListingChange {
  /** The row before it. */
  readonly before: OpenRow;
  readonly changedAt: Date;
}

const earliest = (...times: readonly (Date | undefined)[]) =>
  new Date(Math.min(...times.flatMap((time) => (time === undefined ? [] : [time.getTime()]))));

const toMoment = (text: string | null) => (text === null ? undefined : new Date(text));

/**
 * When a listing was last shown before these changes, the first first; undefined if it never was. One that was changed
 * while it was shown was last shown then.
 */
export function findLeftAt(changes: readonly ListingChange[]): Date | undefined {
  const shown = changes.findLast(({ before }) => before.status === "active");
  if (shown !== undefined) return earliest(shown.changedAt, toMoment(shown.before.expires_at));
  const [first] = changes;
  if (first === undefined || first.before.published_at === null) return undefined;
  const { paused_at, removed_at, expires_at } = first.before;
  return earliest(first.changedAt, toMoment(expires_at), toMoment(removed_at ?? paused_at));
}
