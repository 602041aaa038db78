import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** Drafts per account. Each costs the provider seconds, or the operator money. */
export const createTranslationLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "translations", points: 20, seconds: HOUR_SECONDS });
