import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { messages } from "./messages.tables.ts";

export type NewMessage = typeof messages.$inferInsert;
export type Message = typeof messages.$inferSelect;
export type Channel = Message["channel"];

export async function insertMessage(db: Queryable, message: NewMessage): Promise<void> {
  await db.insert(messages).values(message);
}

/** Deletes all but the newest of what is kept for reading; what another transaction is deleting is left to it. */
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

/** What is kept for reading, newest first. */
export async function listKept(
  db: Queryable,
  wanted: { channels: readonly Channel[]; to: string | undefined; limit: number },
): Promise<Message[]> {
  return db
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
}
