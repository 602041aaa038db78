import type { ListPlace } from "@vestpocket/domain/shared/paging";
import type { DatedPageRequest } from "@vestpocket/domain/shared/paging.schema";
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { WaitingMessages } from "../../platform/monitoring/dependencies.ts";
import { messages } from "./messages.tables.ts";

export type NewMessage = typeof messages.$inferInsert;
type MessageRow = typeof messages.$inferSelect;
export type Channel = MessageRow["channel"];

/** Messages that stay in the outbox. */
export const OUTBOX_MAX = 1_000;
export type KeptRow = MessageRow & { content: Buffer };
export type QueuedMessage = Pick<
  KeptRow,
  "id" | "recipient" | "replyTo" | "content" | "requestId" | "stream" | "accountId"
>;
export type FailedRow = Pick<
  MessageRow,
  "id" | "channel" | "recipient" | "language" | "attempts" | "lastError" | "createdAt" | "failedAt"
>;

export async function insertMessage(db: Queryable, message: NewMessage): Promise<void> {
  await db.insert(messages).values(message);
}

/** Deletes all but the newest messages of the outbox; skips rows that another transaction is deleting. */
export async function trimOutbox(db: Queryable, keep: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM messages WHERE id IN (
      SELECT id FROM messages
      WHERE status = 'sent' AND content IS NOT NULL AND id <= (
        SELECT id FROM messages WHERE status = 'sent' AND content IS NOT NULL ORDER BY id DESC OFFSET ${keep} LIMIT 1
      )
      FOR UPDATE SKIP LOCKED
    )`);
}

/** The messages of the outbox, newest first. */
export async function listKept(
  db: Queryable,
  wanted: { channels: readonly Channel[]; to: string | undefined; limit: number },
): Promise<KeptRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.status, "sent"),
        isNotNull(messages.content),
        inArray(messages.channel, [...wanted.channels]),
        wanted.to === undefined ? undefined : eq(messages.recipient, wanted.to),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(wanted.limit);
  return rows.filter((row): row is KeptRow => row.content !== null);
}

/** Whether a message is waiting, and not for an administrator to start its stream again. */
const isDue = and(
  eq(messages.status, "queued"),
  sql`NOT EXISTS (SELECT FROM stream_stops stop WHERE stop.stream = ${messages.stream} AND stop.started_at IS NULL)`,
);

/** The recipient of a message that is due; undefined if it was sent, failed, withheld or deleted. */
export async function findQueuedRecipient(db: Queryable, id: string): Promise<string | undefined> {
  const [message] = await db
    .select({ recipient: messages.recipient })
    .from(messages)
    .where(and(eq(messages.id, id), isDue));
  return message?.recipient;
}

/** The recipient's oldest message that is due. */
export async function findNextQueued(
  db: Queryable,
  { channel, recipient }: { channel: Channel; recipient: string },
): Promise<QueuedMessage | undefined> {
  const [message] = await db
    .select({
      id: messages.id,
      recipient: messages.recipient,
      replyTo: messages.replyTo,
      content: messages.content,
      requestId: messages.requestId,
      stream: messages.stream,
      accountId: messages.accountId,
    })
    .from(messages)
    .where(and(isDue, eq(messages.channel, channel), eq(messages.recipient, recipient), isNotNull(messages.content)))
    .orderBy(messages.id)
    .limit(1);
  return message === undefined || message.content === null ? undefined : { ...message, content: message.content };
}

/** Deletes a message that must not be sent any more. */
export async function deleteQueued(db: Queryable, id: string): Promise<void> {
  await db.delete(messages).where(and(eq(messages.id, id), eq(messages.status, "queued")));
}

export async function recordAttempt(db: Queryable, attempt: { id: string; reason: string }): Promise<void> {
  await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, lastError: attempt.reason })
    .where(and(eq(messages.id, attempt.id), eq(messages.status, "queued")));
}

/** Records that a carrier accepted the message, and erases its content. */
export async function markSent(db: Queryable, sent: { id: string; now: Date }): Promise<void> {
  await db
    .update(messages)
    .set({
      status: "sent",
      sentAt: sent.now,
      content: null,
      lastError: null,
      attempts: sql`${messages.attempts} + 1`,
    })
    .where(eq(messages.id, sent.id));
}

/**
 * Records that the message was rejected (`isAttempt`), or given up after many attempts; then the last reason is kept.
 */
export async function markFailed(
  db: Queryable,
  failed: { id: string; reason: string; isAttempt: boolean; now: Date },
): Promise<void> {
  await db
    .update(messages)
    .set({
      status: "failed",
      failedAt: failed.now,
      ...(failed.isAttempt
        ? { lastError: failed.reason, attempts: sql`${messages.attempts} + 1` }
        : { lastError: sql`coalesce(${messages.lastError}, ${failed.reason})` }),
    })
    .where(and(eq(messages.id, failed.id), eq(messages.status, "queued")));
}

/** How many messages of each channel are due or failed, and since when the oldest has been waiting. */
export function measureOutbox(db: Queryable, channels: readonly Channel[]): Promise<WaitingMessages[]> {
  return selectRows<WaitingMessages>(
    db,
    sql`SELECT known.channel,
               count(queued.id)::int AS waiting,
               min(queued.created_at) AS "oldestAt",
               (SELECT count(*)::int FROM messages lost WHERE lost.status = 'failed' AND lost.channel = known.channel) AS failed
          FROM unnest(${sql.param([...channels])}::text[]) AS known (channel)
          LEFT JOIN messages queued ON queued.status = 'queued' AND queued.channel = known.channel
            AND NOT EXISTS (SELECT FROM stream_stops stop WHERE stop.stream = queued.stream AND stop.started_at IS NULL)
         GROUP BY known.channel ORDER BY known.channel`,
  );
}

/** A page of failed messages, newest first unless sorted, and how many there are. */
export async function listFailedMessages(
  db: Queryable,
  { sort, ...wanted }: DatedPageRequest & Pick<ListPlace, "countedTo">,
): Promise<{ rows: FailedRow[]; total: number }> {
  const isListed = and(sql`messages.status = 'failed'`, ...isWithinDays(messages.failedAt, wanted));
  const key = { table: "messages", value: "failed_at", isAscending: sort === "oldest" };
  const { isAfter, order, limits } = pageAlong(key, wanted);
  const paged = sql`SELECT id FROM messages WHERE ${and(isListed, ...isAfter)} ORDER BY ${order} ${limits}`;
  const rows = await db
    .select({
      id: messages.id,
      channel: messages.channel,
      recipient: messages.recipient,
      language: messages.language,
      attempts: messages.attempts,
      lastError: messages.lastError,
      createdAt: messages.createdAt,
      failedAt: messages.failedAt,
    })
    .from(messages)
    .where(sql`messages.id = ANY (ARRAY(${paged}))`)
    .orderBy(order);
  return { rows, total: await countListed(db, sql`messages WHERE ${isListed} ORDER BY ${order}`, wanted) };
}

/** Queues a failed message again; undefined if no failed message has this id. */
export async function requeueMessage(
  db: Queryable,
  id: string,
): Promise<{ channel: Channel; recipient: string } | undefined> {
  const [message] = await db
    .update(messages)
    .set({ status: "queued", failedAt: null })
    .where(and(eq(messages.id, id), eq(messages.status, "failed"), isNotNull(messages.content)))
    .returning({ channel: messages.channel, recipient: messages.recipient });
  return message;
}

/** Queues again the e-mails that failed for an address, except commercial ones; returns their ids. */
export async function requeueFailedTo(db: Queryable, addressKey: string): Promise<string[]> {
  const rows = await db
    .update(messages)
    .set({ status: "queued", failedAt: null })
    .where(
      and(
        eq(messages.status, "failed"),
        eq(messages.channel, "email"),
        eq(messages.stream, "service"),
        eq(sql`lower(${messages.recipient})`, addressKey),
        isNotNull(messages.content),
      ),
    )
    .returning({ id: messages.id });
  return rows.map(({ id }) => id).toSorted();
}

/** From what is known first to what is known last: a later outcome replaces an earlier one. */
const OUTCOMES = ["delivered", "bounced", "complained"] as const;

/** Records what became of an e-mail to an address; returns whose it was, or undefined if no such e-mail was sent. */
export async function recordOutcome(
  db: Queryable,
  { id, addressKey, outcome }: { id: string; addressKey: string; outcome: (typeof OUTCOMES)[number] },
): Promise<Pick<MessageRow, "recipient" | "stream" | "accountId"> | undefined> {
  const isSent = and(
    eq(messages.id, id),
    eq(messages.channel, "email"),
    eq(messages.status, "sent"),
    eq(sql`lower(${messages.recipient})`, addressKey),
  );
  const earlier = OUTCOMES.slice(0, OUTCOMES.indexOf(outcome));
  await db
    .update(messages)
    .set({ outcome })
    .where(and(isSent, or(isNull(messages.outcome), inArray(messages.outcome, earlier))));
  const [sent] = await db
    .select({ recipient: messages.recipient, stream: messages.stream, accountId: messages.accountId })
    .from(messages)
    .where(isSent);
  return sent;
}

export async function hasMessage(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
  return rows.length === 1;
}

/** Deletes messages sent or failed before the given moments, except those that the outbox keeps. */
export async function deleteOldMessages(
  db: Queryable,
  before: { sent: Date; failed: Date; carried: readonly Channel[] },
): Promise<void> {
  const isForgettable = or(isNull(messages.content), inArray(messages.channel, [...before.carried]));
  const isSent = and(eq(messages.status, "sent"), isForgettable, lt(messages.sentAt, before.sent));
  await deleteInBatches(db, { from: messages, where: isSent });
  const hasFailed = and(eq(messages.status, "failed"), lt(messages.failedAt, before.failed));
  await deleteInBatches(db, { from: messages, where: hasFailed });
}

export type SentRow = Omit<typeof messages.$inferSelect, "content" | "replyTo" | "lastError">;

/** What is stored about messages to these addresses and numbers since a given time, newest first, without their content. */
export async function listMessagesTo(
  db: Queryable,
  { recipients, since }: { recipients: readonly string[]; since: Date },
): Promise<SentRow[]> {
  const { content: _content, replyTo: _replyTo, lastError: _error, ...columns } = getTableColumns(messages);
  return db
    .select(columns)
    .from(messages)
    .where(and(inArray(messages.recipient, [...recipients]), gte(messages.createdAt, since)))
    .orderBy(desc(messages.id));
}
