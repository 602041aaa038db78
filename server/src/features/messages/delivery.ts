import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs.ts";
import { type Carrier, NotCarried, type Parcel } from "../../platform/messages/carrier.ts";
import { openContent } from "./content.ts";
import {
  type Channel,
  findQueued,
  markFailed,
  markSent,
  type QueuedMessage,
  recordAttempt,
} from "./messages.queries.ts";

/** With the pauses between them these last half a day, which an outage of a carrier rarely does. */
const RETRIES = 80;
const FIRST_RETRY_SECONDS = 2;
const LAST_RETRY_SECONDS = 600;
const TOGETHER = 5;

export const queueOf = (channel: Channel): string => `messages.${channel}`;

/** What the worker of a channel does with a recorded message: hands it to the carrier, then forgets what it says. */
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

  return {
    name: queueOf(channel),
    retries: RETRIES,
    firstRetry: FIRST_RETRY_SECONDS,
    lastRetry: LAST_RETRY_SECONDS,
    together: TOGETHER,

    async work({ id }) {
      const message = await findQueued(db, id);
      if (message === undefined) return;
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
