const DAY_SECONDS = 24 * 60 * 60;

/** Days left until a listing expires, rounded up; never less than one. Both times in Unix seconds. */
export function daysLeft(expiresAt: number, now: number): number {
  return Math.max(1, Math.ceil((expiresAt - now) / DAY_SECONDS));
}
