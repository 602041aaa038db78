import type { CommercialStream } from "@vestpocket/domain/messages/streams.terms";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { messages, streamConsents } from "./messages.tables.ts";

export type StreamConsent = typeof streamConsents.$inferSelect;

/** Whose stream. */
export interface StreamOf {
  readonly accountId: string;
  readonly stream: CommercialStream;
}

/** Changes of one account's consent happen one after another, until the transaction ends. */
export async function lockStream(tx: Queryable, { accountId, stream }: StreamOf): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stream ${stream} ${accountId}`}, 0))`);
}

export async function insertStreamConsent(tx: Queryable, row: StreamConsent): Promise<void> {
  await tx.insert(streamConsents).values(row);
}

/** The last time that an account asked for a stream or ended it. */
export async function findStreamConsent(
  db: Queryable,
  { accountId, stream }: StreamOf,
): Promise<StreamConsent | undefined> {
  const [last] = await db
    .select()
    .from(streamConsents)
    .where(and(eq(streamConsents.accountId, accountId), eq(streamConsents.stream, stream)))
    .orderBy(desc(streamConsents.id))
    .limit(1);
  return last;
}

/** All that an account asked for and ended, oldest first. */
export async function listStreamConsents(db: Queryable, accountId: string): Promise<StreamConsent[]> {
  return db
    .select()
    .from(streamConsents)
    .where(eq(streamConsents.accountId, accountId))
    .orderBy(asc(streamConsents.id));
}

/** Deletes what waits for delivery to an account in a stream. */
export async function deleteQueuedOf(tx: Queryable, { accountId, stream }: StreamOf): Promise<void> {
  await tx
    .delete(messages)
    .where(and(eq(messages.accountId, accountId), eq(messages.stream, stream), eq(messages.status, "queued")));
}

/** The address of an account that exists. */
export async function findAddress(db: Queryable, accountId: string): Promise<string> {
  const [row] = await selectRows<{ email: string }>(db, sql`SELECT email FROM accounts WHERE id = ${accountId}`);
  if (row === undefined) throw new Error(`There is no account ${accountId}.`);
  return row.email;
}
