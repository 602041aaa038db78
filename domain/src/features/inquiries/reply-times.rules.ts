import { DAY_MS } from "../../shared/durations.ts";
import { toLocalDay } from "../../shared/local-days.ts";
import { REPLIES_COUNTED, REPLIES_NEEDED, type ReplyBand } from "./reply-times.terms.ts";

/** When somebody wrote to an owner first, and when the owner first replied. */
export interface FirstReply {
  readonly askedAt: Date;
  readonly repliedAt: Date;
}

/**
 * How fast an owner usually replies: the median of their last ten first replies, in days of their own calendar. Null with
 * fewer than five (product.md §12). `replies` are the latest first.
 */
export function findReplyBand(replies: readonly FirstReply[], timeZone: string): ReplyBand | null {
  if (replies.length < REPLIES_NEEDED) return null;
  const dayOf = (moment: Date) => Date.parse(toLocalDay(moment, timeZone)) / DAY_MS;
  const days = replies
    .slice(0, REPLIES_COUNTED)
    .map(({ askedAt, repliedAt }) => dayOf(repliedAt) - dayOf(askedAt))
    .toSorted((one, other) => one - other);
  // Of an even number the lower one: half of the replies were at least as fast.
  const median = days[Math.ceil(days.length / 2) - 1] ?? 0;
  if (median <= 0) return "same_day";
  return median <= 2 ? "two_days" : "slower";
}
