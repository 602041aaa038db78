/** How fast an owner usually replies to a first inquiry. */
export const REPLY_BANDS = ["same_day", "two_days", "slower"] as const;
export type ReplyBand = (typeof REPLY_BANDS)[number];

/** Nothing is said with fewer first replies, and only the last ones count. */
export const REPLIES_NEEDED = 5;
export const REPLIES_COUNTED = 10;
