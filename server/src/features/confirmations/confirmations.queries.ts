import {
  ASK_EVERY_DAYS,
  QUIET_DAYS,
  UNANSWERED_DAYS,
  WAIT_DAYS,
} from "@vestpocket/domain/confirmations/confirmations.terms";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { DAY_MS, DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import { type SQL, sql } from "drizzle-orm";
import { provinceOf } from "../../platform/database/account-province.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { listingConfirmations } from "./confirmations.tables.ts";

/** The maximum number of listings per batch. */
const BATCH = 100;

/** A listing, with what its owner was asked about it. */
export interface ConfirmedRow {
  readonly id: string;
  readonly ownerId: string;
  readonly titles: Titles;
  readonly status: ListingStatus;
  readonly expiresAt: Date | null;
  readonly freshAt: Date | null;
  readonly lapsedAt: Date | null;
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly snoozedUntil: Date | null;
  readonly snoozedAt: Date | null;
  /** Of the owner. */
  readonly province: ProvinceName | null;
}

const COLUMNS = sql`l.id, l.owner_id AS "ownerId", listings_titles(l.language, l.title, l.other_title) AS titles, l.status,
  l.expires_at AS "expiresAt", l.fresh_at AS "freshAt", l.lapsed_at AS "lapsedAt", c.asked_at AS "askedAt",
  c.reminded_at AS "remindedAt", c.snoozed_until AS "snoozedUntil", c.snoozed_at AS "snoozedAt",
  ${provinceOf(sql`l.owner_id`)} AS province`;
const SOURCES = sql`listings l LEFT JOIN listing_confirmations c ON c.listing_id = l.id`;

export async function findConfirmed(db: Queryable, id: string): Promise<ConfirmedRow | undefined> {
  const [row] = await selectRows<ConfirmedRow>(db, sql`SELECT ${COLUMNS} FROM ${SOURCES} WHERE l.id = ${id}`);
  return row;
}

/** What the owner of a listing was asked, or when they are not to be asked. */
export async function saveConfirmation(
  tx: Queryable,
  {
    listingId,
    ...changes
  }: { listingId: string } & Partial<Omit<typeof listingConfirmations.$inferInsert, "listingId">>,
): Promise<void> {
  await tx
    .insert(listingConfirmations)
    .values({ listingId, ...changes })
    .onConflictDoUpdate({ target: listingConfirmations.listingId, set: changes });
}

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const daysBefore = (now: Date, days: number) => at(new Date(now.getTime() - days * DAY_MS));
const days = (count: number) => sql`make_interval(secs => ${count * DAY_SECONDS})`;

/** A question that waits for its answer. */
const IS_ASKED = sql`c.asked_at IS NOT NULL AND (l.fresh_at IS NULL OR c.asked_at > l.fresh_at)`;

/** The latest day of a run on which its owner is asked, at the hour at which it began. */
const latestDay = (now: Date) =>
  sql`l.published_at + make_interval(secs => ${ASK_EVERY_DAYS * DAY_SECONDS}
    * floor(extract(epoch FROM ${at(now)} - l.published_at) / ${ASK_EVERY_DAYS * DAY_SECONDS}))`;

/** An inquiry that nobody answered, from after the listing was last confirmed. */
const hasUnanswered = (now: Date) => sql`EXISTS (
  SELECT FROM inquiries i WHERE i.listing_id = l.id AND i.created_at <= ${daysBefore(now, UNANSWERED_DAYS)}
    AND i.created_at > l.fresh_at AND i.closed_at IS NULL AND NOT i.owner_archived
    AND NOT EXISTS (SELECT FROM inquiry_messages m WHERE m.inquiry_id = i.id AND m.by_owner))`;

/** Whose owner is to be asked now (product.md §5.11). */
const isToAsk = (now: Date) => sql`l.status = 'active' AND l.expires_at > ${daysBefore(now, -QUIET_DAYS)}
  AND l.fresh_at <= ${daysBefore(now, QUIET_DAYS)} AND NOT (${IS_ASKED})
  AND (c.snoozed_until IS NULL OR c.snoozed_until <= ${at(now)})
  AND (l.fresh_at < ${latestDay(now)} - ${days(QUIET_DAYS)} OR ${hasUnanswered(now)})`;

const isToRemind = (now: Date) => sql`l.status = 'active' AND l.expires_at > ${at(now)} AND ${IS_ASKED}
  AND c.reminded_at IS NULL AND c.asked_at <= ${daysBefore(now, WAIT_DAYS)}`;

const isToLapse = (now: Date) => sql`l.status = 'active' AND l.expires_at > ${at(now)} AND ${IS_ASKED}
  AND c.reminded_at <= ${daysBefore(now, WAIT_DAYS)}`;

const DUE = { ask: isToAsk, remind: isToRemind, lapse: isToLapse } as const;
export type Step = keyof typeof DUE;

/** Up to 100 listings for which a step is due, after one; locked until the transaction ends, without those that others lock. */
export async function lockDue(
  tx: Queryable,
  { step, now, after }: { step: Step; now: Date; after: string },
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    sql`SELECT l.id FROM ${SOURCES} WHERE l.id > ${after}::uuid AND ${DUE[step](now)}
      ORDER BY l.id LIMIT ${BATCH} FOR UPDATE OF l SKIP LOCKED`,
  );
  return rows.map(({ id }) => id);
}

/** Those of locked listings for which a step is still due: another worker may have taken it just before the lock. */
export async function listDue(
  tx: Queryable,
  { step, now, ids }: { step: Step; now: Date; ids: readonly string[] },
): Promise<ConfirmedRow[]> {
  const due: SQL = DUE[step](now);
  return selectRows(
    tx,
    sql`SELECT ${COLUMNS} FROM ${SOURCES} WHERE l.id = ANY(${sql.param([...ids])}::uuid[]) AND ${due} ORDER BY l.id`,
  );
}
