import { BROCHURES_AN_HOUR } from "@vestpocket/domain/pasting/brochures.terms";
import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** Brochures per account: each takes seconds of processor time. */
export const createBrochureLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "brochures", points: BROCHURES_AN_HOUR, seconds: HOUR_SECONDS });
