import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { sql } from "drizzle-orm";
import { provinceOf } from "../../platform/database/account-province.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { isShown, type NotificationRow } from "./notifications.queries.ts";

interface Waiting {
  readonly accountId: string;
  /** Since when something waits for a digest. */
  readonly since: Date;
  /** When the account got its last digest. */
  readonly sentAt: Date | null;
  /** Of its public profile, else of its latest order. */
  readonly province: ProvinceName | null;
}

/** The accounts for whose digest something waits, in a fixed order. */
export async function listWaiting(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<Waiting[]> {
  return selectRows(
    db,
    sql`SELECT waiting.account_id AS "accountId", waiting.since, digest.sent_at AS "sentAt",
        ${provinceOf(sql`waiting.account_id`)} AS province
      FROM (
        SELECT account_id, min(created_at) AS since FROM notifications
        WHERE awaits_digest AND account_id > ${after}::uuid GROUP BY account_id ORDER BY account_id LIMIT ${limit}) waiting
      LEFT JOIN notification_digests digest ON digest.account_id = waiting.account_id
      ORDER BY waiting.account_id`,
  );
}

/**
 * Claims an account's digest that is due since `dueAt`. False if another worker did so before; one that is about to is
 * waited for.
 */
export async function claimDigest(
  tx: Queryable,
  { accountId, dueAt, now }: { accountId: string; dueAt: Date; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    INSERT INTO notification_digests (account_id, sent_at) VALUES (${accountId}, ${now.toISOString()}::timestamptz)
    ON CONFLICT (account_id) DO UPDATE SET sent_at = excluded.sent_at
    WHERE notification_digests.sent_at < ${dueAt.toISOString()}::timestamptz RETURNING 1`);
  return rows.length > 0;
}

/** Takes what waits for an account's digest. Returns what is still unread and may be read, oldest first. */
export async function takeWaiting(
  tx: Queryable,
  accountId: string,
): Promise<Pick<NotificationRow, "event" | "text">[]> {
  return selectRows(
    tx,
    sql`WITH told AS (
        UPDATE notifications SET awaits_digest = false WHERE account_id = ${accountId} AND awaits_digest
        RETURNING id, account_id, event, text, listing_id, read_at)
      SELECT event, text FROM told WHERE read_at IS NULL AND ${isShown} ORDER BY id`,
  );
}

/** When an account got its last digest; undefined if it got none. */
export async function findLastDigest(db: Queryable, accountId: string): Promise<{ sentAt: Date } | undefined> {
  const [found] = await selectRows<{ sentAt: Date }>(
    db,
    sql`SELECT sent_at AS "sentAt" FROM notification_digests WHERE account_id = ${accountId}`,
  );
  return found;
}
