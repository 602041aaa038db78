import type { Platform } from "../../platform/platform.ts";
import { createTicketLimits } from "./tickets.deps.ts";
import { listTicketsOf } from "./tickets.queries.ts";
import { registerTickets } from "./tickets.routes.ts";

/** Requests to the people who run the site: anyone submits them, administrators answer. */
export function createTickets({ serve, ...platform }: Platform) {
  const { db } = platform;
  registerTickets(serve, { ...platform, limits: createTicketLimits(db) });
  return {
    /** For an account's data export. */
    listOf: (accountId: string) => listTicketsOf(db, accountId),
  };
}
