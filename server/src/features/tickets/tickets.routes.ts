import { TICKET_MESSAGES } from "@vestpocket/domain/tickets/tickets.rules";
import {
  addedTicketSchema,
  addTicketRequestSchema,
  answerTicketRequestSchema,
  closeTicketRequestSchema,
  listTicketsRequestSchema,
  reopenTicketRequestSchema,
  ticketSchema,
  ticketsSchema,
  triageTicketRequestSchema,
} from "@vestpocket/domain/tickets/tickets.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { readIdempotencyKey } from "../../platform/http/idempotency-key.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Tickets } from "./tickets.usecases.ts";

const tags = ["tickets"];
const params = z.object({ id: z.uuid() });
const response = { 200: z.object({ ticket: ticketSchema }) };

/** `recognize`: knows a signed-in person without asking for one. `gate`: lets administrators pass. */
export function registerTickets(api: Api, parts: { tickets: Tickets; recognize: Gate; gate: Gate }): void {
  const { tickets, recognize, gate } = parts;

  api.post(
    "/v1/admin/add-ticket",
    {
      onRequest: recognize,
      schema: {
        tags,
        summary: "Submit a ticket, signed in or not",
        body: addTicketRequestSchema,
        response: { 200: addedTicketSchema },
      },
    },
    async (request) => {
      const language = languageOf(request);
      const key = readIdempotencyKey(request);
      const filing = { uid: request.viewer?.uid, address: request.ip, language, key };
      const ticketNumber = await tickets.file(request.body, filing);
      return { msg: say(language, TICKET_MESSAGES.submitted), ticketNumber };
    },
  );

  api.get(
    "/v1/admin/tickets",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Tickets, newest first",
        querystring: listTicketsRequestSchema,
        response: { 200: ticketsSchema },
      },
    },
    async (request) => tickets.list(request.query),
  );

  api.get(
    "/v1/admin/tickets/:id",
    { onRequest: gate, schema: { tags, summary: "A ticket with what was done with it", params, response } },
    async (request) => ({ ticket: await tickets.open(getViewer(request), request.params.id) }),
  );

  api.post(
    "/v1/admin/tickets/:id/triage",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Give a ticket its priority, and its right type",
        params,
        body: triageTicketRequestSchema,
        response,
      },
    },
    async (request) => ({ ticket: await tickets.triage(getViewer(request), request.params.id, request.body) }),
  );

  api.post(
    "/v1/admin/tickets/:id/answer",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Mail an answer to whoever submitted the ticket",
        params,
        body: answerTicketRequestSchema,
        response,
      },
    },
    async (request) => ({ ticket: await tickets.answer(getViewer(request), request.params.id, request.body) }),
  );

  api.post(
    "/v1/admin/tickets/:id/close",
    {
      onRequest: gate,
      schema: { tags, summary: "Close a ticket", params, body: z.optional(closeTicketRequestSchema), response },
    },
    async (request) => ({ ticket: await tickets.close(getViewer(request), request.params.id, request.body ?? {}) }),
  );

  api.post(
    "/v1/admin/tickets/:id/reopen",
    {
      onRequest: gate,
      schema: { tags, summary: "Open a ticket again", params, body: z.optional(reopenTicketRequestSchema), response },
    },
    async (request) => ({ ticket: await tickets.reopen(getViewer(request), request.params.id, request.body ?? {}) }),
  );
}
