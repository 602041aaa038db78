import type { Logger } from "pino";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import { createFiling } from "./filing.ts";
import { createHandling } from "./handling.ts";

/** What tickets need of the rest; app.ts hands it over. */
export interface TicketParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** The site's address as people see it. */
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly recordAudit: RecordAudit;
}

export type Tickets = ReturnType<typeof createTickets>;

/** Tickets from their filing to their closing. */
export function createTickets(parts: TicketParts) {
  return { ...createFiling(parts), ...createHandling(parts) };
}
