import { createHash, randomInt } from "node:crypto";
import { toEmail, toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import {
  CONFIRMATION_MINUTES,
  TICKET_NUMBER_ALPHABET,
  TICKET_NUMBER_LENGTH,
  TICKET_NUMBER_PREFIX,
  TICKETS_AN_HOUR,
  TICKETS_PER_EMAIL_AN_HOUR,
  TICKETS_PER_NETWORK_AN_HOUR,
  toLines,
  validateTicket,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { AddTicketRequest } from "@vestpocket/domain/tickets/tickets.schema";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { createThrottle, type Refusal } from "../../platform/throttle.ts";
import { findFiled, insertTicket, lockSender, type NewTicketRow, wasConfirmedSince } from "./tickets.queries.ts";
import type { TicketParts } from "./tickets.usecases.ts";
import { confirmedMail } from "./tickets-mails.ts";

const HOUR = 60 * 60;
const EVERYBODY = "all";

/** Who files a ticket, and how. */
interface Filing {
  /** Who is signed in. */
  readonly uid: string | undefined;
  readonly address: string;
  readonly language: Language;
  /** The same key again files nothing: it answers what was filed under it. */
  readonly key: string | null;
}

export function createFiling({ db, clock, log, outbox }: TicketParts) {
  const perNetwork = createThrottle(db, limit("tickets-network", TICKETS_PER_NETWORK_AN_HOUR));
  const perEmail = createThrottle(db, limit("tickets-email", TICKETS_PER_EMAIL_AN_HOUR));
  const perHour = createThrottle(db, limit("tickets", TICKETS_AN_HOUR));

  return {
    /** Files a ticket and tells its sender, once an hour at most; the ticket's number. Throws Failure. */
    async file(request: AddTicketRequest, { uid, address, language, key }: Filing): Promise<string> {
      const wrong: Record<string, Message> = { ...validateTicket(request) };
      if (Object.keys(wrong).length > 0) throw badFields(wrong);
      const email = toEmail(request.email);
      const emailKey = toEmailKey(email);
      const findFirst = async (queryable: Queryable) =>
        key === null ? undefined : findFiled(queryable, emailKey, key);
      const first = await findFirst(db);
      if (first !== undefined) return first;
      await requireRoom(address, emailKey);

      const now = clock.now();
      return db.transaction(async (tx) => {
        await lockSender(tx, emailKey);
        const meanwhile = await findFirst(tx);
        if (meanwhile !== undefined) return meanwhile;
        const since = new Date(now.getTime() - CONFIRMATION_MINUTES * 60_000);
        const isTold = !(await wasConfirmedSince(tx, emailKey, since));
        const number = await insertNumbered(tx, {
          id: newId(),
          type: request.type,
          subject: request.subject.trim(),
          description: toLines(request.description),
          email,
          emailKey,
          language,
          accountId: uid ?? null,
          requestKey: key,
          status: "open",
          confirmedAt: isTold ? now : null,
          createdAt: now,
          updatedAt: now,
        });
        const content = confirmedMail({ number, type: request.type });
        if (isTold) await outbox.sendMail(tx, { to: email, language, content });
        return number;
      });
    },
  };

  /** Counts a ticket; throws Failure where there were too many. */
  async function requireRoom(address: string, emailKey: string): Promise<void> {
    const own =
      (await perNetwork.take(toNetwork(address))) ??
      (await perEmail.take(createHash("sha256").update(emailKey).digest("base64url")));
    if (own !== undefined) throw tooManyTickets(own);
    const everybody = await perHour.take(EVERYBODY);
    if (everybody === undefined) return;
    log.error("the hour's limit of tickets is reached");
    throw noMoreTickets(everybody);
  }
}

function limit(name: string, points: number) {
  return { name, points, seconds: HOUR };
}

/** Draws numbers until one is free. */
async function insertNumbered(tx: Queryable, ticket: Omit<NewTicketRow, "number">): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const number = drawNumber();
    if (await insertTicket(tx, { ...ticket, number })) return number;
  }
  throw new Error("no free number was found for a ticket");
}

/** With a letter among its signs: a receipt's number has none. */
function drawNumber(): string {
  const signs = Array.from({ length: TICKET_NUMBER_LENGTH }, () =>
    TICKET_NUMBER_ALPHABET.charAt(randomInt(TICKET_NUMBER_ALPHABET.length)),
  ).join("");
  return /[A-Z]/u.test(signs) ? TICKET_NUMBER_PREFIX + signs : drawNumber();
}

function tooManyTickets({ retryAfter }: Refusal): Failure {
  const text: Message = /*i18n*/ {
    id: "tickets.too_many",
    message:
      "{minutes, plural, one {You have already sent several tickets. Please try again in # minute.} other {You have already sent several tickets. Please try again in # minutes.}}",
  };
  return new Failure({
    status: 429,
    code: "tickets.too_many",
    text: withValues(text, { minutes: Math.ceil(retryAfter / 60) }),
    retryAfter,
  });
}

function noMoreTickets({ retryAfter }: Refusal): Failure {
  return new Failure({
    status: 503,
    code: "tickets.unavailable",
    text: /*i18n*/ {
      id: "tickets.unavailable",
      message: "We cannot accept tickets right now. Please try again later.",
    },
    retryAfter,
  });
}
