import { z } from "zod/mini";
import { batchAnswer } from "../../shared/batch.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { idText } from "../../shared/ids.schema.ts";
import {
  addedTicketSchema,
  addTicketRequestSchema,
  answerTicketRequestSchema,
  assignTicketRequestSchema,
  closeTicketRequestSchema,
  closeTicketsRequestSchema,
  listTicketsRequestSchema,
  reopenTicketRequestSchema,
  ticketSchema,
  ticketsSchema,
  triageTicketRequestSchema,
} from "./tickets.schema.ts";

const tag = "tickets";
const params = z.object({ id: idText });
const answer = z.object({ ticket: ticketSchema });

export const submitTicket = defineCall({
  method: "POST",
  path: "/v1/admin/add-ticket",
  tag,
  summary: "Submit a ticket, signed in or not",
  access: "everyone-known",
  body: addTicketRequestSchema,
  answer: addedTicketSchema,
});

export const listTickets = defineCall({
  method: "GET",
  path: "/v1/admin/tickets",
  isAudited: true,
  tag,
  summary: "List tickets, newest first",
  access: "administrators",
  duties: ["support"],
  query: listTicketsRequestSchema,
  answer: ticketsSchema,
});

export const exportTickets = defineCall({
  method: "GET",
  path: "/v1/admin/tickets/export",
  isAudited: true,
  tag,
  summary: "Download tickets as CSV, filtered like the list",
  access: "administrators",
  duties: ["support"],
  query: z.omit(listTicketsRequestSchema, { page: true, limit: true }),
});

export const readTicket = defineCall({
  method: "GET",
  path: "/v1/admin/tickets/{id}",
  isAudited: true,
  tag,
  summary: "Read a ticket and its history",
  access: "administrators",
  duties: ["support"],
  params,
  answer,
});

export const assignTicket = defineCall({
  method: "POST",
  path: "/v1/admin/tickets/{id}/assign",
  tag,
  summary: "Assign a ticket to an administrator, or to nobody",
  access: "administrators",
  duties: ["support"],
  params,
  body: assignTicketRequestSchema,
  answer,
});

export const triageTicket = defineCall({
  method: "POST",
  path: "/v1/admin/tickets/{id}/triage",
  tag,
  summary: "Set a ticket's priority, and correct its type",
  access: "administrators",
  duties: ["support"],
  params,
  body: triageTicketRequestSchema,
  answer,
});

export const answerTicket = defineCall({
  method: "POST",
  path: "/v1/admin/tickets/{id}/answer",
  tag,
  summary: "E-mail an answer to the ticket's sender",
  access: "administrators",
  duties: ["support"],
  params,
  body: answerTicketRequestSchema,
  answer,
});

export const closeTicket = defineCall({
  method: "POST",
  path: "/v1/admin/tickets/{id}/close",
  tag,
  summary: "Close a ticket",
  access: "administrators",
  duties: ["support"],
  params,
  body: z.optional(closeTicketRequestSchema),
  answer,
});

export const closeTickets = defineCall({
  method: "POST",
  path: "/v1/admin/tickets/close",
  tag,
  summary: "Close several tickets for one reason: those that can be closed are, the others are named",
  access: "administrators",
  duties: ["support"],
  body: closeTicketsRequestSchema,
  answer: batchAnswer,
});

export const reopenTicket = defineCall({
  method: "POST",
  path: "/v1/admin/tickets/{id}/reopen",
  tag,
  summary: "Reopen a ticket",
  access: "administrators",
  duties: ["support"],
  params,
  body: z.optional(reopenTicketRequestSchema),
  answer,
});
