import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** Codes entered per network, for any phones. Right ones do not count. */
export const createCodeLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "phone-code-tries", points: 30, seconds: HOUR_SECONDS });
