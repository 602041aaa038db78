import { createHash, randomInt } from "node:crypto";
import { toEmail, toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import {
  CONFIRMATION_MINUTES,
  TICKET_NUMBER_ALPHABET,
  TICKET_NUMBER_LENGTH,
  TICKET_NUMBER_PREFIX,
  validateTicket,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { AddTicketRequest } from "@vestpocket/domain/tickets/tickets.schema";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import { toNetwork } from "../../platform/network.ts";
import type { TicketDeps } from "./tickets.deps.ts";
import { ticketsUnavailable, tooManyTickets } from "./tickets.failures.ts";
import { arrivedNews, confirmedMail } from "./tickets.mails.ts";
import { insertTicket, lockSender, type NewTicketRow, wasConfirmedSince } from "./tickets.queries.ts";

interface SubmitTicket {
  readonly request: AddTicketRequest;
  /** The signed-in sender's account. */
  readonly uid: string | undefined;
  readonly address: string;
  readonly language: Language;
  readonly requestKey: RequestKey | null;
}

/**
 * Submits a ticket and confirms it to its sender by e-mail, at most once an hour. Returns the ticket's number; a repeat with the same
 * idempotency key returns the first one's. Throws Failure.
 */
export async function submitTicket(deps: TicketDeps, ticket: SubmitTicket): Promise<string> {
  const { request, address, requestKey } = ticket;
  const problems = validateTicket(request);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const emailKey = toEmailKey(request.email);
  const work = async (remember: Remember) => {
    await takeTurn(deps, { address, emailKey });
    const isMailed = (await deps.limits.mailed.take("all")) === undefined;
    return deps.db.transaction(async (tx) => {
      await lockSender(tx, emailKey);
      const number = await addTicket(deps, tx, { ...ticket, emailKey, isMailed });
      await remember(tx, number);
      return number;
    });
  };
  return deps.once.run({ scope: `tickets.submit ${emailKey}`, requestKey, work });
}

async function addTicket(
  { clock, outbox, pageUrl, links, tellAdministrators }: TicketDeps,
  tx: Queryable,
  { request, uid, language, emailKey, isMailed }: SubmitTicket & { emailKey: string; isMailed: boolean },
): Promise<string> {
  const now = clock.now();
  const email = toEmail(request.email);
  const since = new Date(now.getTime() - CONFIRMATION_MINUTES * 60_000);
  const isConfirmed = !(await wasConfirmedSince(tx, emailKey, since));
  const id = newId();
  const number = await insertNumbered(tx, {
    id,
    type: request.type,
    subject: request.subject,
    description: request.description,
    email,
    emailKey,
    language,
    accountId: uid ?? null,
    status: "open",
    confirmedAt: isConfirmed ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  if (isConfirmed) {
    const url = pageUrl(language, paths.ticketThread(links.make(id, now)));
    await outbox.sendMail(tx, { to: email, language, content: confirmedMail({ number, type: request.type, url }) });
  }
  await tellAdministrators(tx, { duty: "support" }, arrivedNews({ id, number, type: request.type, isMailed }));
  return number;
}

/** Counts a ticket against the limits; throws Failure if there were too many. */
async function takeTurn(
  { limits, log }: TicketDeps,
  { address, emailKey }: { address: string; emailKey: string },
): Promise<void> {
  const refusal =
    (await limits.perNetwork.take(toNetwork(address))) ??
    (await limits.perEmail.take(createHash("sha256").update(emailKey).digest("base64url")));
  if (refusal !== undefined) throw tooManyTickets(refusal);
  const hourRefusal = await limits.perHour.take("all");
  if (hourRefusal === undefined) return;
  log.error("the hourly limit of tickets is reached");
  throw ticketsUnavailable(hourRefusal);
}

/** Draws numbers until one is free. */
async function insertNumbered(tx: Queryable, ticket: Omit<NewTicketRow, "number">): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const number = drawNumber();
    if (await insertTicket(tx, { ...ticket, number })) return number;
  }
  throw new Error("no free number was found for a ticket");
}

/** A number with at least one letter, since receipt numbers have none. */
function drawNumber(): string {
  const signs = Array.from({ length: TICKET_NUMBER_LENGTH }, () =>
    TICKET_NUMBER_ALPHABET.charAt(randomInt(TICKET_NUMBER_ALPHABET.length)),
  ).join("");
  return /[A-Z]/u.test(signs) ? TICKET_NUMBER_PREFIX + signs : drawNumber();
}
