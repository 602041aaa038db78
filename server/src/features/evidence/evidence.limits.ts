import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** Checks per network in ten minutes: each reads a whole chain. */
export const CHECKS_MAX = 60;

export const createCheckLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "evidence-checks", points: CHECKS_MAX, seconds: 600 });
