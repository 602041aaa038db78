import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { registerCannedAnswers } from "./canned-answers.routes.ts";
import { deleteOldTickets } from "./ticket-deletion.queries.ts";
import { createTicketLimits } from "./tickets.deps.ts";
import { listTicketsOf } from "./tickets.queries.ts";
import { registerTickets } from "./tickets.routes.ts";

/** Support requests: anyone submits them, administrators reply. */
export async function createTickets({ serve, jobs, ...platform }: Platform) {
  const { db } = platform;
  registerTickets(serve, { ...platform, limits: createTicketLimits(db) });
  registerCannedAnswers(serve, platform);
  await jobs?.schedule({
    name: "tickets.purge",
    cron: "5 8 * * *",
    work: () => purge(platform, { kind: "tickets", deleteOld: deleteOldTickets }),
  });
  return {
    /** For an account's data export. */
    listOf: (accountId: string) => listTicketsOf(db, accountId),
  };
}
