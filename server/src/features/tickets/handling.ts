import { countPages } from "@vestpocket/domain/shared/paging";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Message } from "@vestpocket/domain/shared/text";
import {
  nextTicketStatus,
  type TicketEvent,
  type TicketPriority,
  type TicketType,
  toLines,
  validateAnswer,
  validateReason,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { ListTicketsRequest, Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import {
  findTicket,
  insertEntry,
  listEntries,
  listTicketRows,
  lockTicket,
  type TicketRecord,
  updateTicket,
} from "./tickets.queries.ts";
import type { TicketParts } from "./tickets.usecases.ts";
import { toRow, toTicket } from "./tickets.views.ts";
import { answeredMail } from "./tickets-mails.ts";

/** What is done with which ticket, and what whoever does it has seen of it. */
interface Change {
  readonly event: TicketEvent;
  readonly revision: number | undefined;
  readonly priority?: TicketPriority;
  readonly type?: TicketType | undefined;
  readonly message?: string;
}

/** What administrators do with tickets; who they are was looked at before. */
export function createHandling({ db, clock, publicUrl, outbox, recordAudit }: TicketParts) {
  async function read(queryable: Queryable, id: string): Promise<Ticket> {
    const ticket = await findTicket(queryable, id);
    if (ticket === undefined) throw ticketNotFound();
    return toTicket(ticket, await listEntries(queryable, id));
  }

  /** Changes a ticket and writes that into its history and into the audit log; `andThen` in the same transaction. */
  async function change(
    { uid }: Viewer,
    id: string,
    { event, revision, message, priority, type }: Change,
    andThen?: (tx: Queryable, ticket: TicketRecord) => Promise<void>,
  ): Promise<Ticket> {
    return db.transaction(async (tx) => {
      const ticket = await lockTicket(tx, id);
      if (ticket === undefined) throw ticketNotFound();
      if (revision !== undefined && revision !== ticket.revision) throw changedMeanwhile();
      const status = nextTicketStatus(ticket.status, event);
      if (status === undefined) throw wrongStatus();
      const now = clock.now();
      const kept = { type: type ?? ticket.type, priority: priority ?? ticket.priority };
      await updateTicket(tx, id, { ...kept, status, updatedAt: now });
      const given = { message: message || null, type: type ?? null, priority: priority ?? null };
      await insertEntry(tx, { id: newId(), ticketId: id, at: now, event, actorId: uid, ...given });
      const details = { number: ticket.number, ...(event === "triage" && kept) };
      await recordAudit(tx, { actorId: uid, action: `tickets.${event}`, subject: { kind: "ticket", id }, details });
      await andThen?.(tx, ticket);
      return read(tx, id);
    });
  }

  return {
    async list(request: ListTicketsRequest) {
      const { rows, total } = await listTicketRows(db, request);
      const { page, limit } = request;
      return { tickets: rows.map(toRow), page, totalPages: countPages(total, limit), totalResults: total };
    },

    /** A ticket with what was done with it. That it was read is noted: it holds what somebody wrote, and their address. */
    async open({ uid }: Viewer, id: string): Promise<Ticket> {
      return db.transaction(async (tx) => {
        const ticket = await read(tx, id);
        const subject = { kind: "ticket", id };
        await recordAudit(tx, { actorId: uid, action: "tickets.read", subject, details: { number: ticket.number } });
        return ticket;
      });
    },

    triage: (
      viewer: Viewer,
      id: string,
      given: { priority: TicketPriority; type?: TicketType | undefined; revision?: number | undefined },
    ) => change(viewer, id, { event: "triage", ...given, revision: given.revision }),

    /** Mails an answer to whoever filed the ticket, in the language in which they did. */
    async answer(viewer: Viewer, id: string, given: { message: string; revision?: number | undefined }) {
      requireRight("message", validateAnswer(given.message));
      const message = toLines(given.message);
      return change(viewer, id, { event: "answer", message, revision: given.revision }, async (tx, ticket) => {
        const { number, type, language, email } = ticket;
        const again = `${paths.ticket()}?${new URLSearchParams({ type, subject: number })}`;
        const url = `${publicUrl}${localPath(language, again)}`;
        await outbox.sendMail(tx, { to: email, language, content: answeredMail({ number, answer: message, url }) });
      });
    },

    /** The reason is for administrators only. */
    async close(viewer: Viewer, id: string, given: { reason?: string | undefined; revision?: number | undefined }) {
      const reason = given.reason ?? "";
      requireRight("reason", validateReason(reason));
      return change(viewer, id, { event: "close", message: toLines(reason), revision: given.revision });
    },

    reopen: (viewer: Viewer, id: string, given: { revision?: number | undefined }) =>
      change(viewer, id, { event: "reopen", revision: given.revision }),
  };
}

function requireRight(field: string, wrong: Message | undefined): void {
  if (wrong !== undefined) throw badFields({ [field]: wrong });
}

const ticketNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "tickets.not_found",
    text: /*i18n*/ { id: "tickets.not_found", message: "This ticket does not exist." },
  });

const changedMeanwhile = (): Failure =>
  new Failure({
    status: 409,
    code: "tickets.changed",
    text: /*i18n*/ {
      id: "tickets.changed",
      message: "Someone else has just changed this ticket, so your change was not saved. Please review it.",
    },
  });

const wrongStatus = (): Failure =>
  new Failure({
    status: 409,
    code: "tickets.wrong_status",
    text: /*i18n*/ { id: "tickets.wrong_status", message: "This is not possible with the ticket's current status." },
  });
