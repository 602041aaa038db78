/** An owner is asked on each of these days of a run. */
export const ASK_EVERY_DAYS = 30;
/** Not on a day of a run that comes this soon after a confirmation, and not this close to the end. */
export const QUIET_DAYS = 7;
/** An inquiry without an answer for this long makes us ask too. */
export const UNANSWERED_DAYS = 14;
/** From the question to the reminder, and from the reminder to the pause. */
export const WAIT_DAYS = 7;
/** How much of a pause for lack of an answer is added to the run. */
export const STOPPED_DAYS_MAX = 14;
/** How long an owner can put the question off. */
export const SNOOZE_DAYS_MAX = 30;
/** Searches can ask for listings that were confirmed in the last so many days; pages say how long ago in these bands too. */
export const CONFIRMED_WITHIN = [7, 30] as const;
export type ConfirmedWithin = (typeof CONFIRMED_WITHIN)[number];
/** How long the link of an email works. */
export const CONFIRM_LINK_DAYS = 60;
