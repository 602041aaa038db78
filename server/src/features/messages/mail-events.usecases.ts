import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { isCommercial } from "@vestpocket/domain/messages/streams.rules";
import type { SuppressionReason, SuppressionSource } from "@vestpocket/domain/messages/streams.terms";
import { readBounce } from "../../platform/messages/bounces.ts";
import type { Throttle } from "../../platform/throttle.ts";
import { type MailEvent, readMailgunEvent, readSendgridEvents, toMailgunEvents } from "./mail-events.rules.ts";
import { isFromMailgun, isFromSendgrid } from "./mail-events.tokens.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { mailEventRefused } from "./messages.failures.ts";
import { recordOutcome } from "./messages.queries.ts";
import { withdrawConsent } from "./stream-consents.usecases.ts";
import { suppress } from "./suppressing.usecases.ts";

export type MailEventDeps = MessageDeps & { readonly eventTokens: Throttle };

/** Takes what Mailgun reports. Throws Failure 400 if it did not sign it, or signed it too long ago. */
export async function receiveMailgunEvent(deps: MailEventDeps, body: Buffer): Promise<void> {
  const { clock, config, eventTokens } = deps;
  const event = readMailgunEvent(body);
  const key = config.mailEvents.mailgunKey;
  if (event === undefined || key === undefined || !isFromMailgun(key, event.signature, clock.now()))
    throw mailEventRefused();
  // The signature does not cover the event: each token counts once.
  if ((await eventTokens.peek(event.signature.token)) !== undefined) return;
  await recordEvents(deps, "mailgun", toMailgunEvents(event));
  await eventTokens.take(event.signature.token);
}

/** Takes what SendGrid reports. Throws Failure 400 if it did not sign it, or signed it too long ago. */
export async function receiveSendgridEvents(
  deps: MailEventDeps,
  signed: { readonly body: Buffer; readonly timestamp: string; readonly signature: string },
): Promise<void> {
  const key = deps.config.mailEvents.sendgridKey;
  if (key === undefined || !isFromSendgrid(key, signed, deps.clock.now())) throw mailEventRefused();
  const events = readSendgridEvents(signed.body);
  if (events === undefined) throw mailEventRefused();
  await recordEvents(deps, "sendgrid", events);
}

async function recordEvents(deps: MessageDeps, source: SuppressionSource, events: readonly MailEvent[]): Promise<void> {
  for (const event of events) await recordEvent(deps, { ...event, source });
}

/**
 * Records what became of an e-mail of ours that is still known, sent to that address; nothing else that the relay
 * reports is kept. Repeating it changes nothing.
 */
async function recordEvent(
  deps: MessageDeps,
  event: MailEvent & { readonly source: SuppressionSource },
): Promise<void> {
  const { messageId: id, recipient, outcome, source } = event;
  await deps.db.transaction(async (tx) => {
    const sent = await recordOutcome(tx, { id, addressKey: toEmailKey(recipient), outcome });
    if (sent === undefined) return;
    const reason = toReason(event);
    if (reason !== undefined) await suppress(deps, tx, { address: sent.recipient, reason, source });
    const { stream, accountId } = sent;
    if (outcome === "complained" && isCommercial(stream) && accountId !== null)
      await withdrawConsent(deps, tx, { accountId, stream, source: "complaint" });
  });
}

function toReason({ outcome, ...said }: MailEvent): SuppressionReason | undefined {
  if (outcome === "complained") return "complained";
  return outcome === "bounced" ? readBounce(said) : undefined;
}
