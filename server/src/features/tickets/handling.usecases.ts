import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { describeList, LISTED_MAX, type ListPlace } from "@vestpocket/domain/shared/paging";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Message } from "@vestpocket/domain/shared/text";
import {
  nextTicketStatus,
  type TicketEvent,
  type TicketPriority,
  type TicketType,
  validateAnswer,
  validateReason,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { ListTicketsRequest, Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { v7 as newId } from "uuid";
import { readBatch, toBatchResults } from "../../platform/batch.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findNextTicketId, listOtherTickets } from "./ticket-queue.queries.ts";
import type { TicketDeps } from "./tickets.deps.ts";
import { noSuchAssignee, ticketChanged, ticketNotFound, wrongTicketStatus } from "./tickets.failures.ts";
import { answeredMail } from "./tickets.mails.ts";
import {
  findLastReply,
  findTicket,
  insertEntry,
  listEntries,
  listTicketRows,
  lockAdministrator,
  lockTicket,
  lockTickets,
  type TicketRecord,
  updateTicket,
} from "./tickets.queries.ts";
import { toRow, toTicket } from "./tickets.views.ts";

/**
 * Which ticket an administrator handles. `revision`: the one they read; a later change by someone else is a conflict.
 */
interface Handled {
  readonly viewer: Viewer;
  readonly id: string;
  readonly revision?: number | undefined;
}

/** A page of tickets for administrators, newest first. Reads are audited: it contains people's addresses. */
export async function listTickets(deps: TicketDeps, wanted: { viewer: Viewer; request: ListTicketsRequest }) {
  const { request, viewer } = wanted;
  const { rows: tickets, total } = await readTicketRows(deps, wanted);
  const details = { page: request.page, totalResults: Math.min(total, LISTED_MAX) };
  await deps.recordAudit(deps.db, { actorId: viewer.uid, action: "tickets.list", details });
  return { tickets, ...describeList(request, total, tickets) };
}

/** The same without an entry in the audit log. */
export async function readTicketRows(
  { db }: TicketDeps,
  { viewer, request }: { viewer: Viewer; request: ListTicketsRequest & Pick<ListPlace, "countedTo"> },
) {
  const { rows, total } = await listTicketRows(db, { ...request, viewerId: viewer.uid });
  return { rows: rows.map(toRow), total };
}

/** A ticket with its history. Reads are audited: it contains what a person wrote, and their address. */
export async function readTicket(
  { db, recordAudit }: TicketDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<Ticket> {
  return db.transaction(async (tx) => {
    const ticket = await getTicket(tx, id);
    const subject = { kind: "ticket" as const, id };
    await recordAudit(tx, { actorId: viewer.uid, action: "tickets.read", subject, details: { number: ticket.number } });
    return ticket;
  });
}

/** Assigns a ticket, whatever its status, to an administrator or to nobody. */
export async function assignTicket(
  { db, clock, recordAudit }: TicketDeps,
  { viewer, uid, ...handled }: Handled & { readonly uid: string | null },
): Promise<Ticket> {
  const { id } = handled;
  return db.transaction(async (tx) => {
    const { number } = await lockUnchanged(tx, handled);
    if (uid !== null && !(await lockAdministrator(tx, uid))) throw noSuchAssignee();
    const now = clock.now();
    await updateTicket(tx, id, { assigneeId: uid, updatedAt: now });
    const entry = { id: newId(), ticketId: id, at: now, event: "assign" as const };
    await insertEntry(tx, { ...entry, actorId: viewer.uid, assigneeId: uid });
    const details = { number, assignee: uid };
    await recordAudit(tx, { actorId: viewer.uid, action: "tickets.assign", subject: { kind: "ticket", id }, details });
    return getTicket(tx, id);
  });
}

/** Sets a ticket's priority, and corrects its type. */
export async function triageTicket(
  deps: TicketDeps,
  triage: Handled & { readonly priority: TicketPriority; readonly type?: TicketType | undefined },
): Promise<Ticket> {
  return changeTicket(deps, { ...triage, event: "triage" });
}

/**
 * E-mails an answer to the ticket's sender, in the language they wrote in, below what they wrote last; the link opens the
 * ticket's page. `andClose` closes the ticket too.
 */
export async function answerTicket(
  deps: TicketDeps,
  { andClose = false, ...answer }: Handled & { readonly message: string; readonly andClose?: boolean | undefined },
): Promise<Ticket> {
  requireValid("message", validateAnswer(answer.message));
  return changeTicket(deps, { ...answer, event: "answer" }, async (tx, ticket) => {
    const { id, number, description } = ticket;
    const question = (await findLastReply(tx, id)) ?? description;
    // Whoever writes a ticket is answered: it is how someone objects to being disabled, and it may have no account.
    const sender = { ...ticket, id: ticket.accountId, disabledAt: null, emailVerifiedAt: null };
    await deps.tell(tx, sender, {
      event: "ticket_answered",
      path: paths.ticketThread(number),
      mail: {
        path: paths.ticketThread(deps.links.make(id, deps.clock.now())),
        toContent: (url) => answeredMail({ number, question, answer: answer.message, url }),
      },
    });
    if (andClose) await applyEvent(deps, tx, { viewer: answer.viewer, ticket, event: "close" });
  });
}

/** Closes a ticket. Only administrators see the reason. */
export async function closeTicket(
  deps: TicketDeps,
  { reason = "", ...handled }: Handled & { readonly reason?: string | undefined },
): Promise<Ticket> {
  requireValid("reason", validateReason(reason));
  return changeTicket(deps, { ...handled, event: "close", message: reason });
}

export async function reopenTicket(deps: TicketDeps, handled: Handled): Promise<Ticket> {
  return changeTicket(deps, { ...handled, event: "reopen" });
}

/** Closes those tickets that can be closed, for one reason. Returns the outcome for each, in the order of the ids. */
export async function closeTickets(
  deps: TicketDeps,
  { viewer, ids, reason = "" }: { viewer: Viewer; ids: readonly string[]; reason?: string | undefined },
): Promise<BatchResult[]> {
  requireValid("reason", validateReason(reason));
  const wanted = readBatch(ids);
  return deps.db.transaction(async (tx) => {
    const found = await lockTickets(tx, wanted);
    const changed = found.filter(({ status }) => nextTicketStatus(status, "close") !== undefined);
    for (const ticket of changed) await applyEvent(deps, tx, { viewer, ticket, event: "close", message: reason });
    return toBatchResults({ wanted, found, changed });
  });
}

interface Change {
  readonly viewer: Viewer;
  readonly event: Exclude<TicketEvent, "reply">;
  readonly priority?: TicketPriority;
  readonly type?: TicketType | undefined;
  readonly message?: string;
}

/** Changes a ticket; `andThen` runs in the same transaction. */
async function changeTicket(
  deps: TicketDeps,
  { id, revision, ...change }: Change & Handled,
  andThen?: (tx: Queryable, ticket: TicketRecord) => Promise<void>,
): Promise<Ticket> {
  return deps.db.transaction(async (tx) => {
    const ticket = await lockUnchanged(tx, { id, revision });
    await applyEvent(deps, tx, { ...change, ticket });
    await andThen?.(tx, ticket);
    return getTicket(tx, id);
  });
}

/** Changes a locked ticket, and records it in its history and in the audit log. Throws Failure 409 if its status does not allow it. */
async function applyEvent(
  { clock, recordAudit }: TicketDeps,
  tx: Queryable,
  { viewer: { uid }, ticket, event, message, priority, type }: Change & { readonly ticket: TicketRecord },
): Promise<void> {
  const { id, number } = ticket;
  const status = nextTicketStatus(ticket.status, event);
  if (status === undefined) throw wrongTicketStatus();
  const now = clock.now();
  const triaged = { type: type ?? ticket.type, priority: priority ?? ticket.priority };
  const settled = event === "answer" || event === "close" ? { repliedAt: null } : {};
  await updateTicket(tx, id, { ...triaged, ...settled, status, updatedAt: now });
  const given = { message: message || null, type: type ?? null, priority: priority ?? null };
  await insertEntry(tx, { id: newId(), ticketId: id, at: now, event, actorId: uid, ...given });
  const details = { number, ...(event === "triage" && triaged) };
  await recordAudit(tx, { actorId: uid, action: `tickets.${event}`, subject: { kind: "ticket", id }, details });
}

/** The ticket, locked. Throws if it does not exist or was changed since the given revision. */
async function lockUnchanged(tx: Queryable, { id, revision }: Omit<Handled, "viewer">): Promise<TicketRecord> {
  const ticket = await lockTicket(tx, id);
  if (ticket === undefined) throw ticketNotFound();
  if (revision !== undefined && revision !== ticket.revision) throw ticketChanged();
  return ticket;
}

async function getTicket(db: Queryable, id: string): Promise<Ticket> {
  const ticket = await findTicket(db, id);
  if (ticket === undefined) throw ticketNotFound();
  return toTicket(ticket, {
    entries: await listEntries(db, id),
    others: await listOtherTickets(db, ticket),
    nextId: await findNextTicketId(db, ticket),
  });
}

function requireValid(field: string, problem: Message | undefined): void {
  if (problem !== undefined) throw badFields({ [field]: problem });
}
