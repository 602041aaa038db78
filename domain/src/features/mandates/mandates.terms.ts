/** The most mandates of one account, and the most targets of one mandate. */
export const MANDATES_MAX = 50;
export const TARGETS_MAX = 8;

/** How long a mandate is looked for, in days, and when its owner is asked whether they still look. */
export const MANDATE_DAYS = 90;
export const ASKED_AFTER_DAYS = 75;

/** When the place is needed: now, within so many months, or whenever the right one comes. */
export const TIMINGS = ["now", "months3", "months6", "months12", "flexible"] as const;
export type Timing = (typeof TIMINGS)[number];

/** Only active ones are compared with listings and counted as demand. A lapsed one was not confirmed for 90 days. */
export const MANDATE_STATUSES = ["active", "paused", "found", "lapsed"] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** What an owner says when asked whether they still look. */
export const MANDATE_ANSWERS = ["keep", "pause", "found"] as const;
export type MandateAnswer = (typeof MANDATE_ANSWERS)[number];

export const MANDATE_NOTE_MAX = 2_000;
export const CLIENT_NAME_MAX = 120;

/** In the query of the page of mandates: a new one is described, from the search that the rest of the query holds. */
export const DESCRIBE_PARAMETER = "describe";
