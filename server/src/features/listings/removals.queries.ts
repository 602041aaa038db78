import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus, ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { ListModeratedRequest } from "@vestpocket/domain/listings/removals.schema";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { foldText } from "@vestpocket/domain/shared/text";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { isAmong, toPersonWords } from "../../platform/database/words.ts";
import { type AskedRow, type ListingRow, toAskedColumns } from "./listings.queries.ts";
import { listings } from "./listings.tables.ts";

/** What the administrators' list shows. */
export interface ModeratedRow extends AskedRow {
  readonly id: string;
  readonly titles: Titles;
  readonly status: ListingStatus;
  readonly subtype: string;
  readonly city: string;
  readonly province: string;
  readonly listingType: ListingType;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly removedAt: Date | null;
  readonly removedReason: string | null;
  readonly removedWithOwner: boolean;
  readonly ownerId: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A page of listings with their current statuses, newest first unless sorted, and how many there are. */
export async function listModerated(
  db: Queryable,
  { now, ...wanted }: ListModeratedRequest & Pick<ListPlace, "countedTo"> & { now: Date },
): Promise<{ rows: ModeratedRow[]; total: number }> {
  const where = sql.join([sql`true`, ...listConditions(wanted, now)], sql` AND `);
  const key = { table: "listings", as: "listing", value: "created_at", isAscending: wanted.sort === "oldest" };
  const { isAfter, order, limits } = pageAlong(key, wanted);
  const total = await countListed(db, sql`listings listing WHERE ${where} ORDER BY ${order}`, wanted);
  const rows = await selectRows<ModeratedRow>(
    db,
    sql`WITH paged AS MATERIALIZED (
        SELECT listing.id, row_number() OVER (ORDER BY ${order}) AS place
        FROM listings listing WHERE ${sql.join([where, ...isAfter], sql` AND `)} ORDER BY ${order} ${limits})
      SELECT ${moderatedColumns(now)} FROM paged JOIN listings listing ON listing.id = paged.id
        JOIN accounts account ON account.id = listing.owner_id
      ORDER BY paged.place`,
  );
  return { rows, total };
}

function listConditions(
  { searchQuery, status, type, city, interest, reported, ...days }: ListModeratedRequest,
  now: Date,
): SQL[] {
  const conditions: SQL[] = isWithinDays(sql`listing.created_at`, days);
  if (searchQuery) conditions.push(matches(searchQuery));
  if (status) conditions.push(hasStatus(status, now));
  if (type) conditions.push(sql`listing.type = ${type}`);
  if (city) conditions.push(sql`listing.city = ${city}`);
  if (interest) conditions.push(INTERESTS[interest]);
  if (reported) conditions.push(HAS_OPEN_REPORT);
  return conditions;
}

/** Whether a listing has this status now: the same as `statusAt`, in a way that an index can serve. */
function hasStatus(status: ListingStatus, now: Date): SQL {
  const isOver = sql`listing.expires_at <= ${now.toISOString()}::timestamptz`;
  if (status === "expired") {
    return sql`(listing.status = 'expired' OR (listing.status = 'paused' AND ${isOver})
      OR (listing.status = 'active' AND listing.expires_at > '-infinity' AND ${isOver}))`;
  }
  const hasStored = sql`listing.status = ${status}`;
  return status === "active" || status === "paused" ? sql`${hasStored} AND (${isOver}) IS NOT TRUE` : hasStored;
}

const ASKED = sql`EXISTS (SELECT FROM inquiries WHERE listing_id = listing.id)`;
const INTERESTS: Readonly<Record<NonNullable<ListModeratedRequest["interest"]>, SQL>> = {
  none: sql`NOT ${ASKED}`,
  some: ASKED,
  unanswered: sql`EXISTS (SELECT FROM inquiries inquiry WHERE inquiry.listing_id = listing.id AND NOT EXISTS (
    SELECT FROM inquiry_messages message WHERE message.inquiry_id = inquiry.id AND message.by_owner))`,
};

/** One of them; undefined if there is no such listing. */
export async function findModerated(
  db: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<ModeratedRow | undefined> {
  const [row] = await selectRows<ModeratedRow>(
    db,
    sql`SELECT ${moderatedColumns(now)}
      FROM listings listing JOIN accounts account ON account.id = listing.owner_id WHERE listing.id = ${id}`,
  );
  return row;
}

const statusAt = (now: Date) =>
  sql`listings_status_at(listing.status, listing.expires_at, ${now.toISOString()}::timestamptz)`;

const moderatedColumns = (now: Date) => sql`
    listing.id, listings_titles(listing.language, listing.title, listing.other_title) AS titles,
      listing.subtype, listing.city, listing.province, ${sql.raw(toAskedColumns("listing"))},
      ${statusAt(now)} AS status,
      listing.listing_type AS "listingType", listing.created_at AS "createdAt", listing.expires_at AS "expiresAt",
      listing.removed_at AS "removedAt",
      listing.removed_reason AS "removedReason", listing.removed_with_owner AS "removedWithOwner",
      listing.owner_id AS "ownerId", account.first_name AS "firstName", account.last_name AS "lastName"`;

/** Listings by their own or their owner's id, or by the beginnings of words of the title, or of the owner's name and address. */
function matches(text: string): SQL {
  if (isUuid(text)) return sql`(listing.id = ${text} OR listing.owner_id = ${text})`;
  const title = sql`lookups_words(title || ' ' || coalesce(other_title, ''))`;
  const person = sql`lookups_person(first_name, last_name, email_key, phone_number)`;
  return isAmong(sql`listing.id`, [
    sql`SELECT id FROM listings WHERE ${title} @@ agents_query(${foldText(text)})`,
    sql`SELECT id FROM listings WHERE ${isAmong(sql`owner_id`, [
      sql`SELECT id FROM accounts WHERE ${person} @@ agents_query(${toPersonWords(text)})`,
    ])}`,
  ]);
}

const HAS_OPEN_REPORT = isAmong(sql`listing.id`, [
  sql`SELECT listing_id AS id FROM reports WHERE outcome IS NULL AND listing_id IS NOT NULL`,
]);

export async function markRemoved(
  tx: Queryable,
  { ids, reason, now }: { ids: readonly string[]; reason: string; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ status: "removed", removedAt: now, removedReason: reason, updatedAt: now })
    .where(inArray(listings.id, [...ids]));
}

const NOT_REMOVED = { removedAt: null, removedReason: null, removedWithOwner: false };

export async function markRestored(
  tx: Queryable,
  { ids, status, now }: { ids: readonly string[]; status: Exclude<ListingStatus, "removed">; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...NOT_REMOVED, status, updatedAt: now })
    .where(inArray(listings.id, [...ids]));
}

/** Removes an owner's active listings until the account is enabled again. Returns how many. */
export async function markWithheld(tx: Queryable, { ownerId, now }: { ownerId: string; now: Date }): Promise<number> {
  const withheld = await tx
    .update(listings)
    .set({ status: "removed", removedAt: now, removedWithOwner: true, updatedAt: now })
    .where(and(eq(listings.ownerId, ownerId), eq(listings.status, "active")))
    .returning({ id: listings.id });
  return withheld.length;
}

/** Listings removed together with their owner's account, locked until the transaction ends. */
export async function listWithheld(tx: Queryable, ownerId: string): Promise<ListingRow[]> {
  return tx
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), eq(listings.removedWithOwner, true)))
    .for("update");
}
