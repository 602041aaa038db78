import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { DEMO_TICKETS, type DemoTicket } from "@vestpocket/domain/tickets/tickets.factory";
import {
  TICKET_NUMBER_ALPHABET,
  TICKET_NUMBER_LENGTH,
  TICKET_NUMBER_PREFIX,
} from "@vestpocket/domain/tickets/tickets.rules";
import { v7 as newId } from "uuid";
import { insertEntry, insertTicket } from "../server/src/features/tickets/tickets.queries.ts";
import type { Queryable } from "../server/src/platform/database/database.ts";

const SEED = 20_261_122;
const HOUR = 60 * 60 * 1000;

/** The demo's tickets, in every state. */
export async function addTickets(tx: Queryable, demo: { now: Date; administratorId: string }): Promise<void> {
  const random = createRandom(SEED);
  for (const ticket of DEMO_TICKETS) await addTicket(tx, ticket, { ...demo, random });
}

/** A ticket with what the administrator did with it, an hour apart. */
async function addTicket(
  tx: Queryable,
  { daysAgo, answer, ...ticket }: DemoTicket,
  { random, now, administratorId }: { random: Random; now: Date; administratorId: string },
): Promise<void> {
  const createdAt = new Date(now.getTime() - daysAgo * 24 * HOUR);
  const id = idAt(createdAt);
  const { type, priority } = ticket;
  const done = [
    ...(priority === null ? [] : [{ event: "triage" as const, type, priority }]),
    ...(answer === null ? [] : [{ event: "answer" as const, message: answer }]),
    ...(ticket.status === "closed" ? [{ event: "close" as const }] : []),
  ].map((entry, at) => ({ ...entry, at: new Date(createdAt.getTime() + (at + 1) * HOUR) }));
  await insertTicket(tx, {
    ...ticket,
    id,
    number: drawNumber(random),
    emailKey: toEmailKey(ticket.email),
    revision: done.length + 1,
    confirmedAt: createdAt,
    createdAt,
    updatedAt: done.at(-1)?.at ?? createdAt,
  });
  for (const entry of done) {
    await insertEntry(tx, { ...entry, id: idAt(entry.at), ticketId: id, actorId: administratorId });
  }
}

function idAt(moment: Date): string {
  return newId({ msecs: moment.getTime() });
}

function drawNumber(random: Random): string {
  const signs = Array.from({ length: TICKET_NUMBER_LENGTH }, () => random.pick([...TICKET_NUMBER_ALPHABET]));
  return TICKET_NUMBER_PREFIX + signs.join("");
}
