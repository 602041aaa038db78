import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs.ts";
import { type Carrier, NotCarried, type Parcel } from "../../platform/messages/carrier.ts";
import { openContent } from "./content.ts";
import {
  type Channel,
  findNextQueued,
  findQueuedRecipient,
  markFailed,
  markSent,
  type QueuedMessage,
  recordAttempt,
} from "./messages.queries.ts";

/** With the pauses between them these last half a day, which an outage of a carrier rarely does; once it is over, all arrive within two minutes. */
const RETRIES = 720;
const FIRST_RETRY_SECONDS = 2;
const LAST_RETRY_SECONDS = 60;
const TOGETHER = 5;

export const queueOf = (channel: Channel): string => `messages.${channel}`;

/**
 * What the worker of a channel does with a recorded message: hands it to the carrier, then forgets what it says. Everybody gets
 * theirs in the order in which they were recorded: whoever is at a recipient's first sends all that wait for them, one by one.
 */
export function buildQueue(parts: {
  channel: Channel;
  carrier: Carrier;
  key: Uint8Array;
  db: Database;
  clock: Clock;
  log: Logger;
}): Queue<{ id: string }> {
  const { channel, carrier, key, db, clock, log } = parts;

  async function fail(id: string, reason: string, isAttempt = true): Promise<void> {
    await markFailed(db, { id, reason, isAttempt, now: clock.now() });
    log.warn({ messageId: id, channel, reason }, "a message could not be sent");
  }

  /** Throws where it is to be tried again. */
  async function send(message: QueuedMessage): Promise<void> {
    const { id } = message;
    const parcel = openParcel(key, message);
    if (parcel === undefined) return fail(id, "its content was sealed under another SECRET");
    try {
      await carrier.send(parcel);
    } catch (error) {
      if (!(error instanceof NotCarried)) throw error;
      if (error.isFinal) return fail(id, error.message);
      await recordAttempt(db, { id, reason: error.message });
      throw error;
    }
    await markSent(db, { id, now: clock.now() });
  }

  return {
    name: queueOf(channel),
    retries: RETRIES,
    firstRetry: FIRST_RETRY_SECONDS,
    lastRetry: LAST_RETRY_SECONDS,
    together: TOGETHER,

    async work({ id }) {
      const recipient = await findQueuedRecipient(db, id);
      if (recipient === undefined) return;
      const isOurs = await db.locks.tryWith(`${queueOf(channel)} ${recipient}`, async () => {
        for (;;) {
          const message = await findNextQueued(db, { channel, recipient });
          if (message === undefined) return;
          await send(message);
        }
      });
      // Whoever is at it may be stopped before it comes to this one.
      if (!isOurs && (await findQueuedRecipient(db, id)) !== undefined) throw new Error("it waits for its turn");
    },

    giveUp: ({ id }) => fail(id, "given up", false),
  };
}

function openParcel(key: Uint8Array, message: QueuedMessage): Parcel | undefined {
  const { id, recipient: to, replyTo, content } = message;
  try {
    return { id, to, replyTo, ...openContent(key, id, content) };
  } catch {
    return undefined;
  }
}
