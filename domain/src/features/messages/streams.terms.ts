/**
 * What an email is for. `service`: what happened to somebody's own account, listing, deal or payment. The others are
 * commercial and need express consent: `alerts`, new listings that fit a saved search; `matches`, a listing or a buyer
 * that fits a mandate; `news`, what is new in the product.
 */
export const STREAMS = ["service", "alerts", "matches", "news"] as const;
export type Stream = (typeof STREAMS)[number];
export const COMMERCIAL_STREAMS = ["alerts", "matches", "news"] as const satisfies readonly Stream[];
export type CommercialStream = (typeof COMMERCIAL_STREAMS)[number];

/** Where somebody asked for a stream. */
export const GIVING_SOURCES = ["search", "preferences", "undo"] as const;
export type GivingSource = (typeof GIVING_SOURCES)[number];
/**
 * How a stream ended: on the page of preferences, by the button of a link's page, by the mail program's own button,
 * because its owner called an email spam, or because the mailbox's owner took the account over from a stranger.
 */
export const ENDING_SOURCES = ["preferences", "link", "one_click", "complaint", "takeover"] as const;
export type EndingSource = (typeof ENDING_SOURCES)[number];
export type ConsentSource = GivingSource | EndingSource;

/** Why an address gets no commercial email: there is no such mailbox, it refused for good, or its owner called one spam. */
export const SUPPRESSION_REASONS = ["unknown_mailbox", "bounced", "complained"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
/** Who said so: the server that we delivered to, or a relay's webhook. */
export const SUPPRESSION_SOURCES = ["smtp", "mailgun", "sendgrid"] as const;
export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number];
