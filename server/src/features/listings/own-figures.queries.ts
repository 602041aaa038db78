import type { OwnFigures } from "@vestpocket/domain/listings/own-figures.schema";
import { REACH_DAYS } from "@vestpocket/domain/listings/todo.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { VISITORS } from "./own-listings.queries.ts";

/** The figures of a listing of this owner; undefined if it is somebody else's. */
export async function findOwnFigures(
  db: Queryable,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<OwnFigures | undefined> {
  const since = sql`${new Date(now.getTime() - REACH_DAYS * DAY_MS).toISOString()}::timestamptz`;
  const count = (of: ReturnType<typeof sql>) => sql`(SELECT count(*)::int FROM ${of})`;
  const [row] = await selectRows<OwnFigures>(
    db,
    sql`
      SELECT
        json_build_object(
          'requests', ${count(sql`access_requests r WHERE r.listing_id = l.id AND r.state = 'open'`)},
          'questions', ${count(sql`questions q WHERE q.listing_id = l.id AND q.state = 'open'`)},
          'offers', ${count(sql`offers o WHERE o.room = l.id AND o.state = 'open' AND o.written_by = 'buyer'
            AND o.expires_at > ${now.toISOString()}::timestamptz`)}) AS waiting,
        json_build_object(
          'total', ${sql.raw(VISITORS)},
          'recent', ${count(sql`listing_views v WHERE v.listing_id = l.id AND v.viewed_at > ${since}`)}) AS views,
        (SELECT json_build_object('total', count(*), 'recent', count(*) FILTER (WHERE i.created_at > ${since}),
           'unread', count(*) FILTER (WHERE i.owner_unread)) FROM inquiries i WHERE i.listing_id = l.id) AS inquiries,
        ${count(sql`favourites f WHERE f.listing_id = l.id`)} AS favourites
      FROM listings l WHERE l.id = ${id} AND l.owner_id = ${ownerId}`,
  );
  return row;
}
