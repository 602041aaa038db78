import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** New checkouts of an account. */
export const createCheckoutLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "membership-checkouts", points: 20, seconds: HOUR_SECONDS });
