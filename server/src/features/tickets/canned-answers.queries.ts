import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { cannedAnswers } from "./tickets.tables.ts";

/** Serializes changes until the transaction ends, so that the limit and unique titles hold. */
export async function lockCannedAnswers(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('canned_answers', 0))`);
}

export async function listCannedAnswerRows(db: Queryable): Promise<CannedAnswer[]> {
  return db.select().from(cannedAnswers).orderBy(sql`lower(${cannedAnswers.title})`);
}

/** Whether another canned answer has this title, in any case. */
export async function isTitleTaken(db: Queryable, { id, title }: Pick<CannedAnswer, "id" | "title">): Promise<boolean> {
  const others = await db
    .select({ id: cannedAnswers.id })
    .from(cannedAnswers)
    .where(and(ne(cannedAnswers.id, id), sql`lower(${cannedAnswers.title}) = lower(${title})`));
  return others.length > 0;
}

export async function insertCannedAnswer(tx: Queryable, row: CannedAnswer): Promise<void> {
  await tx.insert(cannedAnswers).values(row);
}

/** Returns false if there was none. */
export async function updateCannedAnswer(tx: Queryable, { id, ...changed }: CannedAnswer): Promise<boolean> {
  const updated = await tx
    .update(cannedAnswers)
    .set(changed)
    .where(eq(cannedAnswers.id, id))
    .returning({ id: cannedAnswers.id });
  return updated.length > 0;
}

/** Returns false if there was none. */
export async function removeCannedAnswer(tx: Queryable, id: string): Promise<boolean> {
  const removed = await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning({ id: cannedAnswers.id });
  return removed.length > 0;
}
