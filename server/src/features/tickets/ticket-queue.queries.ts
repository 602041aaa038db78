import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { TicketRecord } from "./tickets.queries.ts";

/** How many other tickets of the same person are shown with one. */
const OTHERS_MAX = 10;

type OtherTicket = Pick<TicketRecord, "id" | "number" | "subject" | "status">;

/** Other tickets of the same address or account, newest first. */
export async function listOtherTickets(
  db: Queryable,
  { id, emailKey, accountId }: Pick<TicketRecord, "id" | "emailKey" | "accountId">,
): Promise<OtherTicket[]> {
  const of = (isTheirs: SQL) => sql`SELECT id, number, subject, status, created_at FROM tickets WHERE ${isTheirs}`;
  return selectRows(
    db,
    sql`SELECT id, number, subject, status FROM (${of(sql`email_key = ${emailKey}`)}
      UNION ${of(sql`account_id = ${accountId}::uuid`)}) AS theirs
      WHERE id <> ${id} ORDER BY created_at DESC, id DESC LIMIT ${OTHERS_MAX}`,
  );
}

/** The next ticket that waits after this one, from the oldest to the newest and then from the oldest again. */
export async function findNextTicketId(
  db: Queryable,
  { id, createdAt }: Pick<TicketRecord, "id" | "createdAt">,
): Promise<string | null> {
  const at = sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const waiting = (isWanted: SQL) => sql`(SELECT id FROM tickets
    WHERE status IN ('open', 'triaged') AND ${isWanted} ORDER BY created_at, id LIMIT 1)`;
  const [next] = await selectRows<{ id: string | null }>(
    db,
    sql`SELECT coalesce(${waiting(sql`(created_at, id) > ${at}`)}, ${waiting(sql`(created_at, id) < ${at}`)}) AS id`,
  );
  return next?.id ?? null;
}
