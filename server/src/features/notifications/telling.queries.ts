import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import type { NotificationGroup, NotificationWay } from "@vestpocket/domain/notifications/notifications.terms";
import type { Message } from "@vestpocket/domain/shared/text";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { UNREAD_CHANNEL } from "../../platform/database/listening.ts";
import { selectRows } from "../../platform/database/rows.ts";

interface Asked {
  readonly accountId: string;
  readonly group: NotificationGroup;
  /** The way of an account that never chose. */
  readonly otherwise: NotificationWay;
}

/** How an account is told of a group. */
export async function findWay(db: Queryable, asked: Asked): Promise<NotificationWay> {
  const [found] = await selectRows<{ way: NotificationWay }>(db, sql`SELECT ${wayOf(asked)} AS way`);
  return found?.way ?? asked.otherwise;
}

interface NewNotification extends Asked {
  readonly id: string;
  readonly event: NotificationEvent;
  readonly text: Message;
  readonly path: string;
  readonly listingId: string | null;
  readonly createdAt: Date;
  readonly isRequired: boolean;
}

/**
 * Keeps a notification as its account's preference says, tells the account's open streams after the commit, and returns
 * the preference: all in one statement, since it is part of many calls.
 */
export async function keepNotification(tx: Queryable, row: NewNotification): Promise<NotificationWay> {
  const [kept] = await selectRows<{ way: NotificationWay }>(
    tx,
    sql`
      WITH chosen AS (SELECT ${wayOf(row)} AS way),
      kept AS (
        INSERT INTO notifications (id, account_id, event, text, path, listing_id, awaits_digest, created_at)
        SELECT ${row.id}, ${row.accountId}, ${row.event}, ${JSON.stringify(row.text)}::jsonb, ${row.path},
          (SELECT id FROM listings WHERE id = ${row.listingId}::uuid), way = 'digest' AND NOT ${row.isRequired}::boolean,
          ${row.createdAt.toISOString()}::timestamptz
        FROM chosen WHERE way <> 'none' OR ${row.isRequired}::boolean
        RETURNING account_id)
      SELECT way, (SELECT pg_notify(${UNREAD_CHANNEL}, account_id::text) FROM kept)::text FROM chosen`,
  );
  return kept?.way ?? row.otherwise;
}

function wayOf({ accountId, group, otherwise }: Asked): SQL {
  return sql`coalesce((SELECT way FROM notification_preferences
    WHERE account_id = ${accountId} AND group_name = ${group}), ${otherwise})`;
}
