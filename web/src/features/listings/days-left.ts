const DAY_SECONDS = 24 * 60 * 60;

/** Days that are left of a run, the day that has begun counted whole; never less than one. Both moments in Unix seconds. */
export function daysLeft(expiresAt: number, now: number): number {
  return Math.max(1, Math.ceil((expiresAt - now) / DAY_SECONDS));
}
