import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** An account's visits to the provider's portal for its card and invoices. */
export const createPortalLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "membership-portal", points: 20, seconds: HOUR_SECONDS });

/** New checkouts of an account. */
export const createCheckoutLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "membership-checkouts", points: 20, seconds: HOUR_SECONDS });
