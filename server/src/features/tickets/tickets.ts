import { TICKET_RETENTION } from "@vestpocket/domain/tickets/tickets.retention";
import { TICKET_LINK_DAYS } from "@vestpocket/domain/tickets/tickets.rules";
import { purge } from "../../platform/database/purge.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { createSignedLinks } from "../../platform/signed-links.ts";
import { registerCannedAnswers } from "./canned-answers.routes.ts";
import { deleteOldTickets } from "./ticket-deletion.queries.ts";
import { registerTicketThreads } from "./ticket-threads.routes.ts";
import type { ticketData } from "./tickets.data.ts";
import { createTicketLimits, type TicketsNeeds } from "./tickets.deps.ts";
import { listTicketsOf } from "./tickets.queries.ts";
import { registerTickets } from "./tickets.routes.ts";

/** Support requests: anyone submits them, administrators reply. */
export async function createTickets({ serve, jobs, ...platform }: Platform, needs: TicketsNeeds) {
  const { db, config } = platform;
  const links = createSignedLinks(config, { purpose: "ticket-link", days: TICKET_LINK_DAYS });
  const deps = { ...platform, ...needs, limits: createTicketLimits(db), links };
  registerTickets(serve, deps);
  registerTicketThreads(serve, deps);
  registerCannedAnswers(serve, platform);
  await jobs?.schedule({
    name: "tickets.purge",
    cron: "5 8 * * *",
    work: () => purge(platform, { period: TICKET_RETENTION, deleteOld: deleteOldTickets }),
  });
  return {
    personalData: {
      exports: { tickets: ({ id }) => listTicketsOf(db, id) },
    } satisfies PersonalDataOf<typeof ticketData>,
  };
}
