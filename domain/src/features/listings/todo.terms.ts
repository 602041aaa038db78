/** Days over which an owner's views and inquiries are counted. */
export const REACH_DAYS = 30;

/** Days for which a member is told of what another person decided and they have not seen. */
export const NEWS_DAYS = 30;
