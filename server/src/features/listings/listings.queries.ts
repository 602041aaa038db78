import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Secrets } from "@vestpocket/domain/disclosure/splitting.rules";
import type { ListingTexts } from "@vestpocket/domain/listings/listing-texts.rules";
import type { PageListing } from "@vestpocket/domain/listings/property-views.rules";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import type { Measures } from "@vestpocket/domain/prices/price-terms.schema";
import { foldText } from "@vestpocket/domain/shared/text";
import { and, eq, inArray, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { listingPictures, listings } from "./listings.tables.ts";
import { rotationOf } from "./rotation.rules.ts";
import { SECRETS_COLUMN } from "./secrets.queries.ts";

export type ListingRow = typeof listings.$inferSelect;
export type PictureRow = typeof listingPictures.$inferSelect;
export type NewListingRow = Omit<typeof listings.$inferInsert, "cityKey" | "rotation" | keyof Measures>;

/** Rows per statement: 40 columns each, and a statement can have at most 65,535 values. */
const INSERT_CHUNK = 500;

export async function insertListings(db: Queryable, rows: readonly NewListingRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    const chunk = rows.slice(start, start + INSERT_CHUNK);
    await db.insert(listings).values(chunk.map((row) => ({ ...row, ...toDerived(row), rotation: rotationOf(row.id) })));
  }
}

/** Columns derived from a listing's content, wherever it is written. */
export function toDerived({
  city,
  features,
  sale = null,
  lease = null,
  availableArea = null,
}: Pick<NewListingRow, "city" | "features" | "sale" | "lease" | "availableArea">) {
  return { cityKey: foldText(city), ...measureListing({ sale, lease, availableArea, features }) };
}

export async function insertPictures(
  db: Queryable,
  rows: readonly (typeof listingPictures.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    await db.insert(listingPictures).values(rows.slice(start, start + INSERT_CHUNK));
  }
}

/** The owner's price or rent, with derived values. */
export type AskedRow = Pick<ListingRow, "price" | "sale" | "lease" | "availableArea"> & { readonly measures: Measures };

/** What every view of a listing shows, with the facts that decide who may see it. */
export type ShownRow = Pick<
  ListingRow,
  | "id"
  | "ownerId"
  | "status"
  | "expiresAt"
  | "type"
  | "subtype"
  | "listingType"
  | "postedAs"
  | "province"
  | "city"
  | "features"
  | "hasExposure"
  | "hasPriority"
> &
  ListingTexts &
  AskedRow;

/** The text columns of a listings table with this name. */
const toTextColumns = (listings: string) =>
  `${listings}.language, ${listings}.title, ${listings}.description,
   ${listings}.other_title AS "otherTitle", ${listings}.other_description AS "otherDescription"`;

/** The price columns, with derived ones, of a listings table with this name. */
export const toAskedColumns = (listings: string) =>
  `${listings}.price, ${listings}.sale, ${listings}.lease, ${listings}.available_area AS "availableArea",
   json_build_object('salePrice', ${listings}.sale_price, 'salePerSqft', ${listings}.sale_per_sqft,
     'rentMonthNet', ${listings}.rent_month_net, 'rentMonthGross', ${listings}.rent_month_gross,
     'rentSqftYearNet', ${listings}.rent_sqft_year_net, 'rentSqftYearGross', ${listings}.rent_sqft_year_gross) AS measures`;

/** What the property page shows. */
export type PropertyRow = ShownRow &
  Pick<
    ListingRow,
    "machineLanguage" | "keywords" | "createdAt" | "freshAt" | "levels" | "bands" | "teaser" | "visitorCard"
  > &
  Pick<PageListing, "licence"> & {
    secrets: Secrets | null;
    /** The poster's. */
    designation: string | null;
    pictures: readonly { position: number; token: string; level: PictureLevel }[] | null;
    document: { name: string; bytes: number } | null;
  };

export async function findProperty(db: Database, id: string): Promise<PropertyRow | undefined> {
  const rows = await db.lookups.find<PropertyRow>({
    name: "listings_find_property",
    text: `SELECT l.id, l.owner_id AS "ownerId", l.status, l.expires_at AS "expiresAt", ${toTextColumns("l")}, l.machine_language AS "machineLanguage", l.type, l.subtype,
             l.listing_type AS "listingType", l.posted_as AS "postedAs", ${toAskedColumns("l")}, l.province, l.city, l.features, l.keywords,
             l.levels, l.bands, l.teaser, l.visitor_card AS "visitorCard", ${SECRETS_COLUMN},
             l.has_exposure AS "hasExposure", l.has_priority AS "hasPriority", l.created_at AS "createdAt", l.fresh_at AS "freshAt",
             (SELECT a.designation FROM agents a WHERE a.account_id = l.owner_id) AS designation,
             (SELECT json_build_object('checkedOn', a.licence_checked_on, 'until', a.verified_until)
              FROM agents a WHERE a.account_id = l.owner_id AND a.verified_until IS NOT NULL) AS licence,
             (SELECT json_agg(json_build_object('position', p.position, 'token', p.token, 'level', p.level) ORDER BY p.position)
              FROM listing_pictures p WHERE p.listing_id = l.id) AS pictures,
             (SELECT json_build_object('name', d.name, 'bytes', d.bytes)
              FROM listing_documents d WHERE d.listing_id = l.id) AS document
           FROM listings l WHERE l.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** A listing of any status, locked until the transaction ends. */
export async function lockListing(tx: Queryable, id: string): Promise<ListingRow | undefined> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update");
  return listing;
}

/**
 * Existing listings among these, only the owner's if one is given, locked until the transaction ends. The ids may be
 * any texts.
 */
export async function lockListings(
  tx: Queryable,
  { ids, ownerId }: { ids: readonly string[]; ownerId?: string },
): Promise<ListingRow[]> {
  const isOwn = ownerId === undefined ? undefined : eq(listings.ownerId, ownerId);
  return (
    tx
      .select()
      .from(listings)
      .where(and(isOwn, inArray(listings.id, ids.filter(isUuid))))
      // In a fixed order, so that two calls never deadlock.
      .orderBy(listings.id)
      .for("update")
  );
}

/**
 * Whether a listing's owner is disabled; unchanged until the transaction ends. Call it before locking the listing,
 * because disabling an account also locks the account first.
 */
export async function isOwnerDisabled(tx: Queryable, listingId: string): Promise<boolean> {
  const [owner] = await selectRows<{ isDisabled: boolean }>(
    tx,
    sql`
      SELECT account.disabled_at IS NOT NULL AS "isDisabled"
      FROM listings listing JOIN accounts account ON account.id = listing.owner_id
      WHERE listing.id = ${listingId} FOR SHARE OF account`,
  );
  return owner?.isDisabled ?? false;
}

export async function findListing(db: Queryable, id: string): Promise<ListingRow | undefined> {
  const [listing] = await db.select().from(listings).where(eq(listings.id, id));
  return listing;
}

/** Existing listings among these, in any order. */
export async function findListings(db: Queryable, ids: readonly string[]): Promise<ListingRow[]> {
  return db
    .select()
    .from(listings)
    .where(inArray(listings.id, ids.filter(isUuid)));
}

/** Deletes an owner's listings with their picture rows. */
export async function deleteListingRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(listings).where(eq(listings.id, id));
}

export async function deleteListingsOf(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(listings).where(eq(listings.ownerId, ownerId));
}

/** Everything stored about an owner's listings. */
export async function listListingsOf(db: Queryable, ownerId: string): Promise<ListingRow[]> {
  return db.select().from(listings).where(eq(listings.ownerId, ownerId));
}
