import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import {
  TICKET_REPLIES_AN_HOUR,
  TICKETS_AN_HOUR,
  TICKETS_MAILED_AN_HOUR,
  TICKETS_PER_EMAIL_AN_HOUR,
  TICKETS_PER_NETWORK_AN_HOUR,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { Database } from "../../platform/database/database.ts";
import type { TellAdministrators } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SignedLinks } from "../../platform/signed-links.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

/** What tickets need from other features. */
export interface TicketsNeeds {
  readonly tellAdministrators: TellAdministrators;
}

/** What the tickets' use cases need. */
export interface TicketDeps
  extends TicketsNeeds,
    Pick<Platform, "db" | "clock" | "once" | "log" | "outbox" | "pageUrl" | "tell" | "recordAudit"> {
  readonly limits: TicketLimits;
  readonly links: SignedLinks;
}

export interface TicketLimits {
  readonly perNetwork: Throttle;
  readonly perEmail: Throttle;
  /** Limits all tickets per hour. */
  readonly perHour: Throttle;
  /** Limits the tickets and replies per hour of which administrators are mailed. */
  readonly mailed: Throttle;
  /** Limits what the sender adds to one ticket. */
  readonly replies: Throttle;
}

export function createTicketLimits(db: Database): TicketLimits {
  const create = (name: string, points: number) => createThrottle(db, { name, points, seconds: HOUR_SECONDS });
  return {
    perNetwork: create("tickets-network", TICKETS_PER_NETWORK_AN_HOUR),
    perEmail: create("tickets-email", TICKETS_PER_EMAIL_AN_HOUR),
    perHour: create("tickets", TICKETS_AN_HOUR),
    replies: create("ticket-replies", TICKET_REPLIES_AN_HOUR),
    mailed: create("tickets-mailed", TICKETS_MAILED_AN_HOUR),
  };
}
