import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** Visits of the provider's page for an account's card and invoices. */
export const createPortalLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "membership-portal", points: 20, seconds: HOUR_SECONDS });

/** New checkouts of an account. */
export const createCheckoutLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "membership-checkouts", points: 20, seconds: HOUR_SECONDS });
