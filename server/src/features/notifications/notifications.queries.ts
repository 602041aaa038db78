import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import { UNREAD_MAX } from "@vestpocket/domain/notifications/notifications.terms";
import type { Message } from "@vestpocket/domain/shared/text";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { deleteOld } from "../../platform/database/delete-old.ts";
import { UNREAD_CHANNEL } from "../../platform/database/listening.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { notifications } from "./notifications.tables.ts";

export interface NotificationRow {
  readonly id: string;
  readonly event: NotificationEvent;
  readonly text: Message;
  readonly path: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

/** Nobody but its owner reads of a removed listing, which does not exist for others. */
export const isShown = sql`NOT EXISTS (SELECT 1 FROM listings listing
  WHERE listing.id = told.listing_id AND listing.status = 'removed' AND listing.owner_id <> told.account_id)`;

/** An account's notifications from the one after `after` on, newest first. */
export async function listNotificationRows(
  db: Queryable,
  { accountId, after, limit }: { accountId: string; after: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const page = after === undefined ? sql`` : sql`AND told.id < ${after}::uuid`;
  return selectRows(
    db,
    sql`SELECT id, event, text, path, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"
      FROM notifications told WHERE account_id = ${accountId} ${page} AND ${isShown} ORDER BY id DESC LIMIT ${limit}`,
  );
}

/** How many unread notifications each of these accounts has, up to `UNREAD_MAX`, in one statement. */
export async function countUnread(db: Queryable, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await selectRows<{ accountId: string; unread: number }>(
    db,
    sql`SELECT account.id AS "accountId", counted.unread
      FROM unnest(${`{${accountIds.join(",")}}`}::uuid[]) account (id)
      CROSS JOIN LATERAL (SELECT count(*)::int AS unread FROM (
        SELECT 1 FROM notifications told WHERE account_id = account.id AND read_at IS NULL AND ${isShown}
        LIMIT ${UNREAD_MAX}) capped) counted`,
  );
  return new Map(rows.map(({ accountId, unread }) => [accountId, unread]));
}

/** Which of an account's notifications are meant. */
export type Chosen =
  | { readonly ids: readonly string[] }
  /** Those that lead to a page, whatever its query. */
  | { readonly path: string }
  /** This one and all before it. */
  | { readonly upTo: string };

/** Marks an account's unread notifications as read, and tells its open streams if there were any. */
export async function markRead(
  db: Queryable,
  { accountId, chosen, now }: { accountId: string; chosen: Chosen; now: Date },
): Promise<void> {
  await db.execute(sql`
    WITH marked AS (
      UPDATE notifications SET read_at = ${now.toISOString()}::timestamptz
      WHERE account_id = ${accountId} AND read_at IS NULL AND ${areChosen(chosen)} RETURNING account_id)
    SELECT pg_notify(${UNREAD_CHANNEL}, account_id::text) FROM (SELECT DISTINCT account_id FROM marked) told`);
}

function areChosen(chosen: Chosen): SQL {
  if ("ids" in chosen) return sql`id = ANY(${`{${chosen.ids.join(",")}}`}::uuid[])`;
  if ("upTo" in chosen) return sql`id <= ${chosen.upTo}::uuid`;
  return sql`(path = ${chosen.path} OR split_part(path, '?', 1) = ${chosen.path})`;
}

/** Everything that an account was told, newest first. */
export async function listNotificationsOf(db: Queryable, accountId: string) {
  const { event, text, path, createdAt, readAt } = notifications;
  return db
    .select({ event, text, path, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.id));
}

export const deleteOldNotifications = (db: Queryable, due: { before: Date; limit: number }): Promise<number> =>
  deleteOld(db, { table: "notifications", since: "created_at", ...due });
