import { isCommercial } from "@vestpocket/domain/messages/streams.rules";
import type { CommercialStream } from "@vestpocket/domain/messages/streams.terms";
import { deliveries } from "../../platform/counters.ts";
import type { Jobs, Queue } from "../../platform/jobs.ts";
import { causedBy, findCause } from "../../platform/log/cause.ts";
import { type Carrier, NotCarried, type Parcel } from "../../platform/messages/carrier.ts";
import { drawAttachments } from "./attachments.usecases.ts";
import { mayMail } from "./commercial.usecases.ts";
import { type Content, openContent } from "./content.tokens.ts";
import { purgeMessages } from "./failed-messages.usecases.ts";
import { type MessageDeps, queueOf } from "./messages.deps.ts";
import {
  type Channel,
  deleteQueued,
  findNextQueued,
  findQueuedRecipient,
  markFailed,
  markSent,
  type QueuedMessage,
  recordAttempt,
} from "./messages.queries.ts";
import { enqueueWaiting, STARTED_STREAMS } from "./stopping.usecases.ts";
import { isWithheld, suppress, WITHHELD } from "./suppressing.usecases.ts";

/**
 * Retries, with delays, last half a day, longer than most carrier outages; once the carrier is back, every message
 * arrives within two minutes.
 */
const RETRIES = 720;
const FIRST_RETRY_SECONDS = 2;
const LAST_RETRY_SECONDS = 60;
const BATCH_SIZE = 5;

/** A message whose documents are not drawn yet. */
type UndrawnParcel = Omit<Parcel, "attachments"> & Pick<Content, "attachments">;

/** One carrier's deliveries. */
type Delivery = MessageDeps & { readonly channel: Channel; readonly carrier: Carrier; readonly inTurn: InTurn };

/** Runs tasks one after another, in the order given. */
type InTurn = (work: () => Promise<void>) => Promise<void>;

/** Makes this process deliver recorded messages and purge old ones. */
export async function startDelivery(deps: MessageDeps, jobs: Jobs): Promise<void> {
  for (const [channel, carrier] of deps.carriers) {
    await jobs.serve(buildQueue({ ...deps, channel, carrier, inTurn: createTurns() }));
  }
  await jobs.serve({
    name: STARTED_STREAMS,
    retries: RETRIES,
    firstRetry: FIRST_RETRY_SECONDS,
    lastRetry: LAST_RETRY_SECONDS,
    together: 1,
    work: ({ stream }: { stream: CommercialStream }) => enqueueWaiting(deps, stream),
    giveUp: async ({ stream }) => deps.log.error({ stream }, "a started stream's emails could not be queued"),
  });
  await jobs.schedule({ name: "messages.purge", cron: "40 8 * * *", work: () => purgeMessages(deps) });
}

function buildQueue(delivery: Delivery): Queue<{ id: string }> {
  return {
    name: queueOf(delivery.channel),
    retries: RETRIES,
    firstRetry: FIRST_RETRY_SECONDS,
    lastRetry: LAST_RETRY_SECONDS,
    together: BATCH_SIZE,
    work: ({ id }, signal) => deliverQueued(delivery, { id, signal }),
    giveUp: ({ id }) => failMessage(delivery, { id, reason: "given up", isAttempt: false }),
  };
}

/**
 * Delivers a message and all others queued for its recipient, in the order recorded: the worker that holds the
 * recipient's lock sends them one by one.
 */
async function deliverQueued(
  delivery: Delivery,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<void> {
  const { db, channel } = delivery;
  const recipient = await findQueuedRecipient(db, id);
  if (recipient === undefined) return;
  const hasLock = await db.locks.tryWith(`${queueOf(channel)} ${recipient}`, async () => {
    for (;;) {
      const message = await findNextQueued(db, { channel, recipient });
      if (message === undefined) return;
      const { requestId } = message;
      // A request other than this job's may have caused it.
      await causedBy({ ...findCause(), requestId: requestId ?? undefined }, () =>
        delivery.inTurn(async () => {
          signal.throwIfAborted();
          await sendMessage(delivery, message);
        }),
      );
    }
  });
  // The worker that holds the lock may stop before it reaches this message.
  if (!hasLock && (await findQueuedRecipient(db, id)) !== undefined) throw new Error("waiting for its turn");
}

/**
 * Passes a message to the carrier, then erases its content. Throws to retry. If a process is killed in between, the
 * message is sent again. Messages take turns, so that is at most one message per process and carrier.
 */
async function sendMessage(delivery: Delivery, message: QueuedMessage): Promise<void> {
  const { db, clock, log, carrier, key, channel } = delivery;
  const { id } = message;
  if (!(await isStillWanted(delivery, message))) {
    await deleteQueued(db, id);
    return log.info({ messageId: id, stream: message.stream }, "a message was not wanted any more");
  }
  if (channel === "email" && (await isWithheld(delivery, message.recipient)))
    return failMessage(delivery, { id, reason: WITHHELD, isAttempt: false });
  const parcel = openParcel(key, message);
  if (parcel === undefined) return failMessage(delivery, { id, reason: "its content was sealed under another SECRET" });
  try {
    await carrier.send({ ...parcel, attachments: await drawAttachments(delivery, parcel.attachments) });
  } catch (error) {
    if (!(error instanceof NotCarried)) throw error;
    if (error.bounce !== undefined)
      await suppress(delivery, db, { address: message.recipient, reason: error.bounce, source: "smtp" });
    if (error.isFinal) return failMessage(delivery, { id, reason: error.message });
    await recordAttempt(db, { id, reason: error.message });
    deliveries.inc({ channel, outcome: "retried" });
    throw error;
  }
  await markSent(db, { id, now: clock.now() });
  deliveries.inc({ channel, outcome: "sent" });
  log.info({ messageId: id, channel }, "a message was delivered");
}

/** Whether its reader still wants an e-mail of a commercial stream. All others are sent whatever happened meanwhile. */
async function isStillWanted(delivery: Delivery, { recipient, stream, accountId }: QueuedMessage): Promise<boolean> {
  if (!isCommercial(stream)) return true;
  return accountId !== null && (await mayMail(delivery, delivery.db, { accountId, stream, address: recipient }));
}

function createTurns(): InTurn {
  let last = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function failMessage(
  { db, clock, log, channel }: Delivery,
  { id, reason, isAttempt = true }: { id: string; reason: string; isAttempt?: boolean },
): Promise<void> {
  await markFailed(db, { id, reason, isAttempt, now: clock.now() });
  deliveries.inc({ channel, outcome: "failed" });
  log.warn({ messageId: id, channel, reason }, "a message could not be sent");
}

function openParcel(key: Uint8Array, message: QueuedMessage): UndrawnParcel | undefined {
  const { id, recipient: to, replyTo, content } = message;
  try {
    return { id, to, replyTo, ...openContent(key, id, content) };
  } catch {
    return undefined;
  }
}
