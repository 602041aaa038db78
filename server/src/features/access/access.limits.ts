import { ACCESS_REPLIES_AN_HOUR, REQUESTS_AN_HOUR, REQUESTS_PER_LISTING } from "@vestpocket/domain/access/access.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

export interface AccessLimits {
  readonly perHour: Throttle;
  readonly perListing: Throttle;
  readonly replies: Throttle;
}

export function createAccessLimits(db: Database): AccessLimits {
  return {
    perHour: createThrottle(db, { name: "access-requests", points: REQUESTS_AN_HOUR, seconds: HOUR_SECONDS }),
    perListing: createThrottle(db, {
      name: "access-requests-listing",
      points: REQUESTS_PER_LISTING,
      seconds: 30 * DAY_SECONDS,
    }),
    replies: createThrottle(db, { name: "access-replies", points: ACCESS_REPLIES_AN_HOUR, seconds: HOUR_SECONDS }),
  };
}
