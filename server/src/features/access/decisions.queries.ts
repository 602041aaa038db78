import type { AccessFacts } from "@vestpocket/domain/access/states.rules";
import { NEWS_DAYS } from "@vestpocket/domain/listings/todo.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { isShown } from "./standing.queries.ts";

/** A listing about which a person has something to learn. */
interface Unseen extends Pick<AccessFacts, "request"> {
  readonly listingId: string;
  readonly status: AccessFacts["listing"]["status"];
  readonly expiresAt: Date | null;
}

/**
 * The listings that members see and whose owner has decided about a person's access since they last opened them, or has
 * a question about their request; the latest first. The end of an approval counts as a decision. Administrators' visits
 * are not recorded, so they are told nothing.
 */
export async function listUnseen(db: Queryable, { uid, now }: { uid: string; now: Date }): Promise<Unseen[]> {
  const since = sql`${new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString()}::timestamptz`;
  const present = sql`${now.toISOString()}::timestamptz`;
  return selectRows<Unseen>(
    db,
    sql`
      SELECT listing.id AS "listingId", listing.status, listing.expires_at AS "expiresAt",
        (SELECT request.state FROM access_requests request WHERE request.listing_id = listing.id
          AND request.account_id = ${uid} ORDER BY request.asked_at DESC, request.id DESC LIMIT 1) AS request
      FROM (
        SELECT listing_id, max(at) AS at, bool_or(is_question) AS is_question FROM (
          SELECT listing_id, asked_at AS at, true AS is_question FROM access_requests
            WHERE account_id = ${uid} AND state = 'questioned'
          UNION ALL
          SELECT listing_id, decided_at, false FROM access_requests
            WHERE account_id = ${uid} AND state IN ('approved', 'refused') AND decided_at > ${since}
          UNION ALL
          SELECT listing_id, greatest(from_at, revoked_at, CASE WHEN until_at <= ${present} THEN until_at END), false
            FROM access_grants WHERE account_id = ${uid}
        ) news GROUP BY listing_id
      ) change
      JOIN listings listing ON listing.id = change.listing_id AND ${isShown(now)}
      JOIN accounts account ON account.id = ${uid} AND account.role <> 'administrator'
      LEFT JOIN listing_views visit ON visit.listing_id = listing.id AND visit.account_id = ${uid}
      WHERE change.is_question
        OR (change.at > ${since} AND (visit.viewed_at IS NULL OR visit.viewed_at < change.at))
      ORDER BY change.at DESC, listing.id`,
  );
}
