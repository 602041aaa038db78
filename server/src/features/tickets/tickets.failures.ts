import { Failure, tooMany } from "../../platform/http/failure.ts";
import type { Refusal } from "../../platform/throttle.ts";

export const tooManyTickets = (refusal: Refusal): Failure =>
  tooMany({
    ...refusal,
    text: /*i18n*/ { id: "tickets.too_many", message: "You have already sent several tickets." },
  });

export const ticketsUnavailable = ({ retryAfter }: Refusal): Failure =>
  new Failure({
    status: 503,
    code: "tickets.unavailable",
    text: /*i18n*/ {
      id: "tickets.unavailable",
      message: "We cannot accept tickets right now. Please try again later.",
    },
    retryAfter,
  });

export const ticketNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "tickets.not_found",
    text: /*i18n*/ { id: "tickets.not_found", message: "This ticket does not exist." },
  });

export const ticketLinkUnknown = (): Failure =>
  new Failure({
    status: 404,
    code: "tickets.link_unknown",
    text: /*i18n*/ {
      id: "tickets.link_unknown",
      message: "This link has expired or is incomplete. To write to us again, submit another ticket.",
    },
  });

/** Its history is as long as it may be. */
export const ticketFull = (): Failure =>
  new Failure({
    status: 409,
    code: "tickets.full",
    text: /*i18n*/ { id: "tickets.full", message: "This ticket is full. Please submit another one." },
  });

/** Another administrator changed the ticket after this one read it. */
export const ticketChanged = (): Failure =>
  new Failure({
    status: 409,
    code: "tickets.changed",
    text: /*i18n*/ {
      id: "tickets.changed",
      message: "Someone else has just changed this ticket, so your change was not saved. Please review it.",
    },
  });

/** The assignee is not, or no longer, an administrator. */
export const noSuchAssignee = (): Failure =>
  new Failure({
    status: 409,
    code: "tickets.no_such_assignee",
    text: /*i18n*/ {
      id: "tickets.no_such_assignee",
      message: "This person is no longer an administrator. Please reload the page.",
    },
  });

export const wrongTicketStatus = (): Failure =>
  new Failure({
    status: 409,
    code: "tickets.wrong_status",
    text: /*i18n*/ {
      id: "tickets.wrong_status",
      message: "This is not possible with the ticket’s current status. Please reload the page.",
    },
  });
