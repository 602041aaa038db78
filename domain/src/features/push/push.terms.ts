/** The most browsers to which one account gets push messages; another one replaces the oldest. */
export const PUSH_BROWSERS_MAX = 10;
/** Longer than any push service's addresses. */
export const ENDPOINT_MAX = 1_000;
