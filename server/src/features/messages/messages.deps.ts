import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { deriveKey } from "../../platform/keys.ts";
import type { Carrier } from "../../platform/messages/carrier.ts";
import { createMailCarrier } from "../../platform/messages/mail-carrier.ts";
import { createSmsCarrier } from "../../platform/messages/sms-carrier.ts";
import type { PdfThread } from "../../platform/pdf/pdf-thread.ts";
import { traceCalls } from "../../platform/tracing/tracing.ts";
import type { Channel } from "./messages.queries.ts";
import { createUnsubscribeTokens, type UnsubscribeTokens } from "./unsubscribe-links.tokens.ts";

/** What the messages' use cases need. */
export interface MessageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
  /** Undefined in a process that delivers nothing. */
  readonly jobs: Jobs | undefined;
  /** Draws documents that are attached to e-mails. */
  readonly pdf: PdfThread;
  /** Encrypts message contents. */
  readonly key: Uint8Array;
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Channels with a carrier; messages of the others stay in the outbox. */
  readonly carriers: ReadonlyMap<Channel, Carrier>;
}

/** A channel's job queue. */
export const queueOf = (channel: Channel): string => `messages.${channel}`;

export function createMessageDeps(
  given: Omit<MessageDeps, "key" | "unsubscribeTokens" | "carriers" | "jobs"> & { jobs?: Jobs | undefined },
): MessageDeps {
  const { mail, sms, secret } = given.config;
  const carriers = new Map<Channel, Carrier>();
  if (mail !== undefined) carriers.set("email", traceCalls("smtp", createMailCarrier(mail)));
  if (sms !== undefined) carriers.set("sms", traceCalls("sms", createSmsCarrier(sms)));
  return {
    ...given,
    jobs: given.jobs,
    key: deriveKey(secret, "message-content"),
    unsubscribeTokens: createUnsubscribeTokens(given.config),
    carriers,
  };
}
