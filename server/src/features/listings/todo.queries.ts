import { ENDING_DAYS } from "@vestpocket/domain/listings/listings.rules";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { REACH_DAYS } from "@vestpocket/domain/listings/todo.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** Without what other features count. */
type OwnTodo = Omit<Todo, "requests" | "decisions" | "offers" | "outcomes" | "questions" | "answers">;
type TodoRow = Omit<OwnTodo, "unread"> & { readonly received: number; readonly sent: number };

/** An account's pending tasks related to listings, in one statement over indexes of its own rows. */
export async function countTodo(db: Queryable, { uid, now }: { uid: string; now: Date }): Promise<OwnTodo> {
  const daysFromNow = (days: number) => sql`${new Date(now.getTime() + days * DAY_MS).toISOString()}::timestamptz`;
  const [row] = await selectRows<TodoRow>(
    db,
    sql`
      SELECT
        (SELECT count(*) FROM inquiries WHERE owner_id = ${uid} AND owner_unread)::int AS received,
        (SELECT count(*) FROM inquiries WHERE sender_id = ${uid} AND sender_unread)::int AS sent,
        (SELECT count(*) FROM listings WHERE owner_id = ${uid} AND status IN ('active', 'paused')
           AND expires_at > ${daysFromNow(0)} AND expires_at <= ${daysFromNow(ENDING_DAYS)})::int AS ending,
        (SELECT count(*) FROM listings WHERE owner_id = ${uid} AND status = 'draft')::int AS unpaid,
        (SELECT count(*) FROM listing_drafts WHERE owner_id = ${uid} AND deleted_at IS NULL
           AND listing_id IS NULL)::int AS drafts,
        (SELECT count(*) FROM listings l JOIN listing_views v ON v.listing_id = l.id
           WHERE l.owner_id = ${uid} AND v.viewed_at > ${daysFromNow(-REACH_DAYS)})::int AS views,
        (SELECT count(*) FROM inquiries
           WHERE owner_id = ${uid} AND created_at > ${daysFromNow(-REACH_DAYS)})::int AS inquiries`,
  );
  if (row === undefined) throw new Error("the query always returns one row");
  const { received, sent, ...others } = row;
  return { unread: { received, sent }, ...others };
}
