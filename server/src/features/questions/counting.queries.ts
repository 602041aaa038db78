import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** For a person's own listings: how many questions and requests are open, and the listing of the oldest. */
export async function countOpen(db: Queryable, uid: string): Promise<{ waiting: number; listing: string | null }> {
  const [row] = await selectRows<{ waiting: number; listing: string | null }>(
    db,
    sql`SELECT count(*)::int AS waiting, (array_agg(listing.id ORDER BY question.asked_at, question.id))[1] AS listing
      FROM questions question JOIN listings listing ON listing.id = question.listing_id
      WHERE listing.owner_id = ${uid} AND question.state = 'open'`,
  );
  return row ?? { waiting: 0, listing: null };
}

/** Active listings with answers that a person has not read, with how many. */
export async function listUnread(
  db: Queryable,
  { uid, now }: { uid: string; now: Date },
): Promise<{ id: string; ownerId: string; unread: number }[]> {
  return selectRows(
    db,
    sql`SELECT listing.id, listing.owner_id AS "ownerId", count(*)::int AS unread
      FROM questions question JOIN listings listing ON listing.id = question.listing_id
      WHERE question.account_id = ${uid} AND question.asker_unread AND listing.status = 'active'
        AND (listing.expires_at IS NULL OR listing.expires_at > ${now.toISOString()}::timestamptz)
      GROUP BY listing.id ORDER BY listing.id LIMIT 20`,
  );
}

/** Marks the answers to these questions as read, except those corrected since this version of them was read. */
export async function markRead(
  db: Queryable,
  read: readonly { readonly id: string; readonly version: number }[],
): Promise<void> {
  const ids = sql.param(read.map(({ id }) => id));
  const versions = sql.param(read.map(({ version }) => version));
  await db.execute(sql`UPDATE questions question SET asker_unread = false
    FROM unnest(${ids}::uuid[], ${versions}::int[]) AS read (id, version)
    WHERE question.id = read.id AND question.version = read.version`);
}

/** Deletes a person's unanswered questions. Answered ones stay in the room, without their name. */
export async function deleteOpenOf(tx: Queryable, uid: string): Promise<void> {
  await tx.execute(sql`DELETE FROM questions WHERE account_id = ${uid} AND state <> 'answered'`);
}

interface OwnQuestion extends Readonly<Record<string, unknown>> {
  readonly listingId: string;
}

/** Everything stored about a person's questions, oldest first. */
export async function listQuestionsOf(db: Queryable, uid: string): Promise<OwnQuestion[]> {
  const { rows } = await db.execute<OwnQuestion>(sql`
    SELECT question.listing_id AS "listingId", question.kind, question.state, question.body AS text, question.reason, question.note,
      question.asked_at AS "askedAt", (SELECT jsonb_agg(jsonb_build_object('text', answer.body, 'at', answer.at) ORDER BY answer.version)
        FROM question_answers answer WHERE answer.question_id = question.id) AS answers
    FROM questions question WHERE question.account_id = ${uid} ORDER BY question.asked_at, question.id`);
  return rows;
}
