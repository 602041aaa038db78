import { paths } from "@vestpocket/domain/shared/paths";
import * as calls from "@vestpocket/domain/tickets/tickets.contract";
import {
  TICKET_MESSAGES,
  TICKET_TYPES,
  type TicketDetails,
  validateTicket,
} from "@vestpocket/domain/tickets/tickets.rules";
import { sendCsv } from "../../platform/http/csv.ts";
import type { PostedForm } from "../../platform/http/posted-forms.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import {
  answerTicket,
  assignTicket,
  closeTicket,
  closeTickets,
  listTickets,
  readTicket,
  readTicketRows,
  reopenTicket,
  triageTicket,
} from "./handling.usecases.ts";
import { submitTicket } from "./submitting.usecases.ts";
import { TICKET_COLUMNS } from "./ticket-export.views.ts";
import type { TicketDeps } from "./tickets.deps.ts";

const TICKET_FORM: PostedForm<typeof calls.submitTicket, keyof TicketDetails> = {
  path: paths.ticket(),
  fields: ["type", "subject", "description", "email"],
  findProblems: (entered) =>
    validateTicket({ ...entered, type: TICKET_TYPES.find((type) => type === entered.type) ?? "" }),
  toOutcome: ({ msg, ticketNumber }) => ({ tone: "success", sentences: [msg, ticketNumber] }),
};

export function registerTickets(serve: Serve, deps: TicketDeps): void {
  serve(
    calls.submitTicket,
    async ({ viewer, body, language, requestKey, request: { ip } }) => {
      const ticket = { request: body, uid: viewer?.uid, address: ip, language, requestKey };
      return { msg: translate(language, TICKET_MESSAGES.submitted), ticketNumber: await submitTicket(deps, ticket) };
    },
    { form: TICKET_FORM },
  );

  serve(calls.listTickets, async ({ viewer, query: request }) => listTickets(deps, { viewer, request }));

  serve(calls.exportTickets, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "tickets", action: "tickets.export", columns: TICKET_COLUMNS },
      readPage: (page) => readTicketRows(deps, { viewer, request: { ...query, ...page } }),
    }),
  );

  serve(calls.readTicket, async ({ viewer, params: { id } }) => ({ ticket: await readTicket(deps, { viewer, id }) }));

  serve(calls.assignTicket, async ({ viewer, params: { id }, body }) => ({
    ticket: await assignTicket(deps, { ...body, viewer, id }),
  }));

  serve(calls.triageTicket, async ({ viewer, params: { id }, body }) => ({
    ticket: await triageTicket(deps, { ...body, viewer, id }),
  }));

  serve(calls.answerTicket, async ({ viewer, params: { id }, body }) => ({
    ticket: await answerTicket(deps, { ...body, viewer, id }),
  }));

  serve(calls.closeTicket, async ({ viewer, params: { id }, body }) => ({
    ticket: await closeTicket(deps, { ...body, viewer, id }),
  }));

  serve(calls.closeTickets, async ({ viewer, body }) => ({ results: await closeTickets(deps, { ...body, viewer }) }));

  serve(calls.reopenTicket, async ({ viewer, params: { id }, body }) => ({
    ticket: await reopenTicket(deps, { ...body, viewer, id }),
  }));
}
