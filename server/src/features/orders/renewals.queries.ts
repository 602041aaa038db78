import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { listingRenewals } from "./orders.tables.ts";

export type RenewalRow = typeof listingRenewals.$inferSelect;

/** A live listing's end, for a renewal. */
export interface LiveEnd {
  readonly listingId: string;
  readonly accountId: string;
  readonly endsAt: Date;
}

const LIVE = sql.raw(`listing_renewals renewal JOIN listings listing ON listing.id = renewal.listing_id
  AND listing.status IN ('active', 'paused')`);
const LIVE_END = sql.raw(
  `renewal.listing_id AS "listingId", renewal.account_id AS "accountId", listing.expires_at AS "endsAt"`,
);
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

export async function insertRenewal(
  tx: Queryable,
  renewal: Pick<RenewalRow, "listingId" | "accountId" | "createdAt">,
): Promise<boolean> {
  const inserted = await tx.insert(listingRenewals).values(renewal).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Deletes an account's renewal of a listing; false if there is none. */
export async function deleteRenewal(
  tx: Queryable,
  { listingId, accountId }: { listingId: string; accountId: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(listingRenewals)
    .where(and(eq(listingRenewals.listingId, listingId), eq(listingRenewals.accountId, accountId)))
    .returning();
  return deleted.length > 0;
}

export async function findRenewal(db: Queryable, listingId: string): Promise<RenewalRow | undefined> {
  const [renewal] = await db.select().from(listingRenewals).where(eq(listingRenewals.listingId, listingId));
  return renewal;
}

/** A renewal, locked until the transaction ends. */
export async function lockRenewal(tx: Queryable, listingId: string): Promise<RenewalRow | undefined> {
  const [renewal] = await tx
    .select()
    .from(listingRenewals)
    .where(eq(listingRenewals.listingId, listingId))
    .for("update");
  return renewal;
}

export async function updateRenewal(
  tx: Queryable,
  listingId: string,
  values: Partial<Omit<RenewalRow, "listingId" | "accountId">>,
): Promise<void> {
  await tx.update(listingRenewals).set(values).where(eq(listingRenewals.listingId, listingId));
}

/** Whether an order is an attempt of an automatic renewal. */
export async function isRenewalOrder(db: Queryable, orderId: string): Promise<boolean> {
  const found = await db.select().from(listingRenewals).where(eq(listingRenewals.orderId, orderId));
  return found.length > 0;
}

/** A renewal with its listing's title, plan and end. */
export type OwnRenewal = LiveEnd &
  Pick<RenewalRow, "quote" | "noticedOf" | "declinedOf" | "dueAt"> & { readonly title: string; readonly plan: Plan };

/** All of an account's renewals, with the ends of its live listings and what they have; the next one first. */
export async function listRenewalsOf(
  db: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<OwnRenewal[]> {
  return selectRows(
    db,
    sql`SELECT renewal.listing_id AS "listingId", renewal.account_id AS "accountId", renewal.quote,
          renewal.noticed_of AS "noticedOf", renewal.declined_of AS "declinedOf", renewal.due_at AS "dueAt",
          listing.title, listing.plan, listing.expires_at AS "endsAt"
        FROM ${LIVE} WHERE renewal.account_id = ${accountId} AND listing.expires_at > ${moment(now)}
        ORDER BY listing.expires_at, listing.id`,
  );
}

/** Renewals of runs that end before `until`, of which the owners have not been told. */
export async function listUnnoticed(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<LiveEnd[]> {
  return selectRows(
    db,
    sql`SELECT ${LIVE_END} FROM ${LIVE}
        WHERE listing.expires_at > ${moment(now)} AND listing.expires_at <= ${moment(until)}
          AND renewal.noticed_of IS DISTINCT FROM listing.expires_at AND renewal.order_id IS NULL
        ORDER BY listing.expires_at LIMIT ${limit}`,
  );
}

/** Renewals that are charged before `until`, announced before `noticedBefore`, of which the owners were not reminded. */
export async function listUnreminded(
  db: Queryable,
  { now, until, noticedBefore, limit }: { now: Date; until: Date; noticedBefore: Date; limit: number },
): Promise<LiveEnd[]> {
  return selectRows(
    db,
    sql`SELECT ${LIVE_END} FROM ${LIVE}
        WHERE renewal.due_at > ${moment(now)} AND renewal.due_at <= ${moment(until)} AND renewal.attempt = 0
          AND renewal.noticed_of = listing.expires_at AND renewal.noticed_at <= ${moment(noticedBefore)}
          AND renewal.reminded_of IS DISTINCT FROM listing.expires_at
        ORDER BY renewal.due_at LIMIT ${limit}`,
  );
}

/** Renewals that are due, and those with an attempt in progress. */
export async function listDueRenewals(db: Queryable, now: Date, limit: number): Promise<LiveEnd[]> {
  return selectRows(
    db,
    sql`SELECT ${LIVE_END} FROM listing_renewals renewal JOIN listings listing ON listing.id = renewal.listing_id
        WHERE renewal.order_id IS NOT NULL
          OR (renewal.due_at <= ${moment(now)} AND renewal.noticed_of = listing.expires_at
            AND listing.expires_at > ${moment(now)} AND listing.status IN ('active', 'paused'))
        ORDER BY renewal.due_at LIMIT ${limit}`,
  );
}

/** Deletes renewals of listings that are no longer live: the choice was for a run, and it has ended. */
export async function deleteEnded(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    DELETE FROM listing_renewals renewal USING listings listing
    WHERE listing.id = renewal.listing_id AND renewal.order_id IS NULL
      AND (listing.status NOT IN ('active', 'paused') OR listing.expires_at IS NULL OR listing.expires_at <= ${moment(now)})`);
}
