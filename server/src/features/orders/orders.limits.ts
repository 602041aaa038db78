import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** New payments per account and hour; each listing that the account has paid for allows one more, up to the maximum. */
const PAYMENTS = 20;
const PAYMENTS_MAX = 200;

/** How many payments an account can start in an hour, given how many listings it has paid for (product.md §10.1). */
export const paymentsAnHour = (paid: number): number => Math.min(PAYMENTS + paid, PAYMENTS_MAX);

/** Limits against testing stolen cards with many small payments. */
export interface OrderLimits {
  /** New payments per account. */
  readonly account: Throttle;
  /** New payments per network. */
  readonly network: Throttle;
  /** Declined payments per account. */
  readonly declines: Throttle;
  /** How often an account may make us query the provider about its order. */
  readonly checks: Throttle;
}

export function createOrderLimits(db: Database): OrderLimits {
  return {
    account: createThrottle(db, { name: "payments-account", points: PAYMENTS, seconds: HOUR_SECONDS }),
    network: createThrottle(db, { name: "payments-network", points: 60, seconds: HOUR_SECONDS }),
    declines: createThrottle(db, { name: "payment-declines", points: 10, seconds: DAY_SECONDS }),
    checks: createThrottle(db, { name: "order-checks", points: 60, seconds: 60 }),
  };
}
