import type { TicketThread } from "@vestpocket/domain/tickets/ticket-threads.schema";
import { nextTicketStatus, TICKET_ENTRIES_MAX, validateReply } from "@vestpocket/domain/tickets/tickets.rules";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { findOwnTicketId } from "./ticket-threads.queries.ts";
import { toThread } from "./ticket-threads.views.ts";
import type { TicketDeps } from "./tickets.deps.ts";
import { ticketFull, ticketLinkUnknown, wrongTicketStatus } from "./tickets.failures.ts";
import { repliedNews } from "./tickets.mails.ts";
import {
  findTicket,
  insertEntry,
  listEntries,
  lockTicket,
  type TicketRecord,
  updateTicket,
} from "./tickets.queries.ts";

interface ThreadReader {
  /** The signed-in account. */
  readonly uid: string | undefined;
  /** An email's link, or the number of a ticket that the account filed. */
  readonly key: string;
}

/** A ticket as its sender reads it. Changes nothing. Throws Failure 404 if the link is unknown or too old. */
export async function readThread(deps: TicketDeps, reader: ThreadReader): Promise<TicketThread> {
  const id = await findId(deps, reader);
  const ticket = await findTicket(deps.db, id);
  if (ticket === undefined) throw ticketLinkUnknown();
  return toThread(ticket, await listEntries(deps.db, id));
}

interface Reply extends ThreadReader {
  readonly message: string;
  readonly requestKey: RequestKey | null;
}

/**
 * Adds the sender's message to a ticket, which waits for administrators again. A repeat with the same idempotency key adds
 * nothing. Throws Failure 404, 409 if the ticket is full, or 429.
 */
export async function replyToTicket(deps: TicketDeps, { message, requestKey, ...reader }: Reply): Promise<void> {
  const problem = validateReply(message);
  if (problem !== undefined) throw badFields({ message: problem });
  const id = await findId(deps, reader);
  const work = async (remember: Remember) => {
    await requireWithinLimit(deps.limits.replies.take(id));
    const isMailed = (await deps.limits.mailed.take("all")) === undefined;
    return deps.db.transaction(async (tx) => {
      await addReply(deps, tx, { id, message, isMailed });
      await remember(tx, id);
      return id;
    });
  };
  await deps.once.run({ scope: `tickets.reply ${id}`, requestKey, work });
}

async function addReply(
  { clock, recordAudit, tellAdministrators }: TicketDeps,
  tx: Queryable,
  { id, message, isMailed }: { id: string; message: string; isMailed: boolean },
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (ticket === undefined) throw ticketLinkUnknown();
  if ((await listEntries(tx, id)).length >= TICKET_ENTRIES_MAX) throw ticketFull();
  const now = clock.now();
  await updateTicket(tx, id, { status: toStatus(ticket), repliedAt: now, updatedAt: now });
  // Whoever has the link may write, so nobody but the ticket's sender is named.
  const { number, accountId: actorId } = ticket;
  await insertEntry(tx, { id: newId(), ticketId: id, at: now, event: "reply", actorId, message });
  await recordAudit(tx, {
    ...(actorId !== null && { actorId }),
    ...{ action: "tickets.reply", subject: { kind: "ticket", id }, details: { number } },
  });
  const inCharge = ticket.assigneeId;
  await tellAdministrators(tx, { duty: "support", inCharge }, repliedNews({ id, number, isMailed }));
}

function toStatus({ status }: TicketRecord) {
  const next = nextTicketStatus(status, "reply");
  if (next === undefined) throw wrongTicketStatus();
  return next;
}

async function findId({ db, clock, links }: TicketDeps, { uid, key }: ThreadReader): Promise<string> {
  const id =
    links.read(key, clock.now()) ?? (uid === undefined ? undefined : await findOwnTicketId(db, { uid, number: key }));
  if (id === undefined) throw ticketLinkUnknown();
  return id;
}
