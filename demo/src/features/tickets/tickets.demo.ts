import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import {
  TICKET_NUMBER_ALPHABET,
  TICKET_NUMBER_LENGTH,
  TICKET_NUMBER_PREFIX,
} from "@vestpocket/domain/tickets/tickets.rules";
import { DEMO_TICKETS, type DemoTicket } from "./tickets.texts.ts";

const SEED = 20_261_122;
const HOUR = 60 * 60 * 1000;

/** The demo's tickets, in every status, each with what the administrator did, one step an hour. */
export function buildDemoTickets(now: Date) {
  const random = createRandom(SEED);
  return DEMO_TICKETS.map((ticket) => buildHistory(random, { ...ticket, now }));
}

function buildHistory(random: Random, { daysAgo, answer, now, ...ticket }: DemoTicket & { now: Date }) {
  const createdAt = new Date(now.getTime() - daysAgo * 24 * HOUR);
  const { type, priority } = ticket;
  const history = [
    ...(priority === null ? [] : [{ event: "triage" as const, type, priority }]),
    ...(answer === null ? [] : [{ event: "answer" as const, message: answer }]),
    ...(ticket.status === "closed" ? [{ event: "close" as const }] : []),
  ].map((entry, at) => ({ ...entry, at: new Date(createdAt.getTime() + (at + 1) * HOUR) }));
  return { ...ticket, number: drawNumber(random), createdAt, updatedAt: history.at(-1)?.at ?? createdAt, history };
}

function drawNumber(random: Random): string {
  const signs = Array.from({ length: TICKET_NUMBER_LENGTH }, () => random.pick([...TICKET_NUMBER_ALPHABET]));
  return TICKET_NUMBER_PREFIX + signs.join("");
}
