import type { Asker } from "@vestpocket/domain/access/access.schema";
import type { KeptGrant } from "@vestpocket/domain/access/audiences.rules";
import { type Placeholder, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { toLookup } from "../../platform/database/lookups.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { ASKER } from "./requests.queries.ts";

export interface StandingRow {
  /** Whether the account is not disabled. */
  readonly isActive: boolean;
  /** The account's role: a session without the second factor is still an administrator's. */
  readonly isAdministrator: boolean;
  readonly isVerified: boolean;
  readonly untilAt: KeptGrant["untilAt"] | null;
  readonly revokedAt: KeptGrant["revokedAt"];
  /** What the owner wrote when ending access; null without an approval. */
  readonly reason: string | null;
  /** Whether the owner declined a request, after the approval or the restored access if there is one. */
  readonly isRefused: boolean;
}

interface Wanted {
  readonly uid: string;
  readonly listingId: string;
}

const standingOf = ({ uid, listingId }: Record<keyof Wanted, string | Placeholder>) => sql`
  SELECT account.disabled_at IS NULL AS "isActive", account.role = 'administrator' AS "isAdministrator",
    (account.email_verified_at IS NOT NULL AND account.phone_verified_at IS NOT NULL) OR agent.verified_at IS NOT NULL
      AS "isVerified",
    kept.until_at AS "untilAt", kept.revoked_at AS "revokedAt", kept.reason,
    EXISTS (SELECT 1 FROM access_requests request WHERE request.listing_id = ${listingId}
      AND request.account_id = account.id AND request.state = 'refused'
      AND (kept.id IS NULL OR request.decided_at > kept.from_at)) AS "isRefused"
  FROM accounts account
  LEFT JOIN agents agent ON agent.account_id = account.id
  LEFT JOIN access_grants kept ON kept.account_id = account.id AND kept.listing_id = ${listingId}
  WHERE account.id = ${uid}`;

const STANDING = toLookup<keyof Wanted>(
  "access_find_standing",
  standingOf({ uid: sql.placeholder("uid"), listingId: sql.placeholder("listingId") }),
);

/** What is stored about a person and a listing, in one lookup; undefined if there is no such account. */
export async function findStanding(
  { lookups }: Pick<Database, "lookups">,
  wanted: Wanted,
): Promise<StandingRow | undefined> {
  const [row] = await lookups.find<StandingRow>(STANDING(wanted));
  return row;
}

/** The same, serialized with concurrent decisions; later ones wait until the transaction ends. */
export async function lockStanding(tx: Queryable, wanted: Wanted): Promise<StandingRow | undefined> {
  const pair = `access ${wanted.listingId} ${wanted.uid}`;
  // Without an approval, there is no row to lock.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
  await tx.execute(
    sql`SELECT FROM access_grants WHERE account_id = ${wanted.uid} AND listing_id = ${wanted.listingId} FOR UPDATE`,
  );
  const [row] = await selectRows<StandingRow>(tx, standingOf(wanted));
  return row;
}

/** What an owner would see of a person; undefined if there is no such account. */
export async function findShown(db: Queryable, uid: string): Promise<Asker | undefined> {
  const [row] = await selectRows<{ asker: Asker }>(
    db,
    sql`SELECT ${ASKER} AS asker FROM accounts account LEFT JOIN agents agent ON agent.account_id = account.id
      WHERE account.id = ${uid}`,
  );
  return row?.asker;
}

/**
 * Everyone whom a listing's owner ever approved, or who signed for it; without the owner. Nobody while others cannot see
 * the listing.
 */
export async function listCandidates(
  db: Queryable,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<string[]> {
  const rows = await selectRows<{ uid: string }>(
    db,
    sql`SELECT account.id AS uid FROM accounts account WHERE account.id <> ${ownerId} AND account.id IN (
      SELECT account_id FROM access_grants WHERE listing_id = ${id} AND revoked_at IS NULL
      UNION SELECT account_id FROM agreement_signatures WHERE room = ${id})
      AND EXISTS (SELECT FROM listings listing WHERE listing.id = ${id} AND ${isShown(now)}) ORDER BY account.id`,
  );
  return rows.map(({ uid }) => uid);
}

/** Whether members see the listing `listing` (domain: `maySeeListing`). */
export const isShown = (now: Date) => sql`listing.status = 'active'
  AND (listing.expires_at IS NULL OR listing.expires_at > ${now.toISOString()}::timestamptz)`;

/** Those of these listings that a member may see, with their owners. */
export async function listVisible(
  db: Queryable,
  { uid, ids, now }: { uid: string; ids: readonly string[]; now: Date },
): Promise<{ id: string; ownerId: string }[]> {
  return selectRows(
    db,
    sql`SELECT listing.id, listing.owner_id AS "ownerId" FROM listings listing
      WHERE listing.id = ANY(${sql.param(ids)}::uuid[]) AND (listing.owner_id = ${uid} OR (${isShown(now)}))`,
  );
}
