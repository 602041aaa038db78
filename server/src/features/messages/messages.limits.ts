import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";
import { EVENT_MAX_HOURS } from "./mail-events.tokens.ts";

/**
 * Presses of the links that unsubscribe, per account that they are for, since mail programs send everybody's from few
 * addresses.
 */
export const LINK_PRESSES_MAX = 60;
export const createLinkLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "unsubscribe-links", points: LINK_PRESSES_MAX, seconds: HOUR_SECONDS });

/** How often somebody may have their address tried again after emails to it came back. */
export const MENDS_MAX = 3;
export const createMendLimit = (db: Database): Throttle =>
  createThrottle(db, { name: "mended-addresses", points: MENDS_MAX, seconds: DAY_SECONDS });

/** Tokens with which Mailgun signed an event: each counts once as long as its timestamp is accepted. */
export const createEventTokens = (db: Database): Throttle =>
  createThrottle(db, { name: "mail-events", points: 1, seconds: EVENT_MAX_HOURS * HOUR_SECONDS });
