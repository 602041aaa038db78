import { z } from "zod/mini";
import { pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { replyToTicketRequestSchema, ticketThreadSchema } from "./ticket-threads.schema.ts";

const tag = "tickets";
/** The signed text of an email's link, or the number of a ticket that the viewer's account filed. */
const params = z.object({ key: pathText });

export const readTicketThread = defineCall({
  method: "GET",
  path: "/v1/tickets/{key}",
  tag,
  summary: "Read one's ticket and its answers, by the link of an email or signed in",
  access: "everyone-known",
  params,
  answer: z.object({ thread: ticketThreadSchema }),
});

export const replyToTicket = defineCall({
  method: "POST",
  path: "/v1/tickets/{key}/reply",
  tag,
  summary: "Add a message to one's ticket",
  access: "everyone-known",
  params,
  body: replyToTicketRequestSchema,
  answer: z.object({ msg: z.string(), thread: ticketThreadSchema }),
});
