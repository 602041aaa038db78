import { ACCOUNT_CONTESTS } from "./account-contests.ts";
import type { Contest } from "./contest.ts";
import { LISTING_CONTESTS } from "./listing-contests.ts";
import { PAYMENT_CONTESTS } from "./payment-contests.ts";

/** Everything single-use. */
export const CONTESTS: readonly Contest[] = [...ACCOUNT_CONTESTS, ...LISTING_CONTESTS, ...PAYMENT_CONTESTS];
