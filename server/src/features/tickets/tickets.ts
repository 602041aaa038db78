import { findRetentionStart } from "@vestpocket/domain/accounts/retention.rules";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteOldTickets } from "./ticket-deletion.queries.ts";
import { createTicketLimits } from "./tickets.deps.ts";
import { listTicketsOf } from "./tickets.queries.ts";
import { registerTickets } from "./tickets.routes.ts";

/** Requests to the people who run the site: anyone submits them, administrators answer. */
export async function createTickets({ serve, jobs, ...platform }: Platform) {
  const { db, clock } = platform;
  registerTickets(serve, { ...platform, limits: createTicketLimits(db) });
  await jobs?.schedule({
    name: "tickets.purge",
    cron: "5 8 * * *",
    work: () => {
      const before = findRetentionStart("tickets", clock.now());
      return deleteInBatches((limit) => deleteOldTickets(db, { before, limit }));
    },
  });
  return {
    /** For an account's data export. */
    listOf: (accountId: string) => listTicketsOf(db, accountId),
  };
}
