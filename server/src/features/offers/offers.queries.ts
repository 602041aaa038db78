import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus, ListingType } from "@vestpocket/domain/listings/listings.terms";
import { NEWS_DAYS } from "@vestpocket/domain/listings/todo.terms";
import type { NonBinding } from "@vestpocket/domain/offers/offers.schema";
import type { OfferOrder, OfferState, Party } from "@vestpocket/domain/offers/offers.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { offerSteps, offers } from "./offers.tables.ts";

export type StepRow = typeof offerSteps.$inferSelect;
type OfferColumns = typeof offers.$inferSelect;

/**
 * An offer, with the buyer's name and the listing's current titles, null if the account or the listing was deleted, and
 * whether an administrator removed the listing.
 */
export interface OfferRow extends OfferColumns {
  readonly buyerName: string | null;
  readonly titles: Titles | null;
  readonly isRemoved: boolean;
  /** What was acknowledged with the latest version. */
  readonly nonBinding: NonBinding | null;
}

/** A listing that offers are about. */
export interface OfferedListing {
  readonly id: string;
  readonly ownerId: string;
  readonly titles: Titles;
  readonly listingType: ListingType;
  readonly province: string;
  readonly status: ListingStatus;
  readonly expiresAt: Date | null;
}

export async function findOfferedListing(db: Queryable, id: string): Promise<OfferedListing | undefined> {
  const [listing] = await selectRows<OfferedListing>(
    db,
    sql`SELECT listing.id, listing.owner_id AS "ownerId", listing.listing_type AS "listingType", listing.province,
        listing.status, listing.expires_at AS "expiresAt", listings_titles(listing.language, listing.title, listing.other_title) AS titles
      FROM listings listing JOIN accounts owner ON owner.id = listing.owner_id AND owner.disabled_at IS NULL
      WHERE listing.id = ${id}`,
  );
  return listing;
}

const COLUMNS = sql`offer.id, offer.room, offer.listing_title AS "listingTitle", offer.owner_id AS "ownerId",
  offer.buyer_id AS "buyerId", offer.state, offer.version, offer.written_by AS by, offer.terms,
  offer.expires_at AS "expiresAt", offer.created_at AS "createdAt", offer.updated_at AS "updatedAt",
  buyer.first_name || ' ' || buyer.last_name AS "buyerName",
  CASE WHEN listing.id IS NOT NULL THEN listings_titles(listing.language, listing.title, listing.other_title) END AS titles,
  listing.status IS NOT DISTINCT FROM 'removed' AS "isRemoved",
  (SELECT step.said::jsonb -> 'nonBinding' FROM offer_steps step WHERE step.offer_id = offer.id AND step.step IN ('make', 'counter')
    ORDER BY step.place DESC LIMIT 1) AS "nonBinding"`;
const SOURCES = sql`offers offer LEFT JOIN accounts buyer ON buyer.id = offer.buyer_id
  LEFT JOIN listings listing ON listing.id = offer.room`;

/** Adds an offer. Returns false if the buyer has another live one about the listing. */
export async function insertOffer(tx: Queryable, offer: OfferColumns): Promise<boolean> {
  const added = await tx.insert(offers).values(offer).onConflictDoNothing().returning({ id: offers.id });
  return added.length > 0;
}

/** Records which of a buyer's open offers about a listing have lapsed. */
export async function markLapsed(
  tx: Queryable,
  { room, buyerId, now }: { room: string; buyerId: string; now: Date },
): Promise<void> {
  await tx
    .update(offers)
    .set({ state: "lapsed" })
    .where(
      and(
        eq(offers.room, room),
        eq(offers.buyerId, buyerId),
        eq(offers.state, "open"),
        sql`${offers.expiresAt} <= ${now.toISOString()}::timestamptz`,
      ),
    );
}

export async function updateOffer(tx: Queryable, id: string, values: Partial<OfferColumns>): Promise<void> {
  await tx.update(offers).set(values).where(eq(offers.id, id));
}

/** Adds a step at the end of an offer's history. */
export async function insertStep(tx: Queryable, step: Omit<StepRow, "place">): Promise<void> {
  const place = sql`(SELECT coalesce(max(place), 0) + 1 FROM offer_steps WHERE offer_id = ${step.offerId})`;
  await tx.insert(offerSteps).values({ ...step, place: place as unknown as number });
}

export async function listStepsOf(db: Queryable, offerId: string): Promise<StepRow[]> {
  return db.select().from(offerSteps).where(eq(offerSteps.offerId, offerId)).orderBy(offerSteps.place);
}

export async function findOffer(db: Queryable, id: string): Promise<OfferRow | undefined> {
  return (await select(db, sql`WHERE offer.id = ${id}`))[0];
}

/** The same, locked until the transaction ends, so that concurrent decisions are serialized. */
export async function lockOffer(tx: Queryable, id: string): Promise<OfferRow | undefined> {
  return (await select(tx, sql`WHERE offer.id = ${id} FOR UPDATE OF offer`))[0];
}

interface Side {
  readonly room: string;
  readonly uid: string;
  readonly party: Party;
}

const isOwn = ({ room, uid, party }: Side) => sql`offer.room = ${room} AND ${sql.raw(`offer.${party}_id`)} = ${uid}`;

/** Whether a buyer has an open or accepted offer about a listing that has not lapsed. */
export async function hasLiveOffer(db: Queryable, { now, ...side }: Side & { now: Date }): Promise<boolean> {
  const live = sql`(offer.state = 'negotiating' OR (offer.state = 'open' AND offer.expires_at > ${now.toISOString()}::timestamptz))`;
  return (await selectRows(db, sql`SELECT 1 FROM offers offer WHERE ${isOwn(side)} AND ${live} LIMIT 1`)).length > 0;
}

/** One side's offers about a listing, and how many there are. Those after one of them are the newest. */
export async function listOffersIn(
  db: Queryable,
  { order, now, page, limit, after, countedTo, ...side }: Side & ListPlace & { order: OfferOrder; now: Date },
): Promise<{ rows: OfferRow[]; total: number }> {
  const place = { page, limit, after, countedTo };
  const newest = pageAlong({ table: "offers", as: "offer", value: "created_at" }, place);
  const by = after ? newest.order : sql`${ORDERS[order](now)}, ${newest.order}`;
  const paged = sql`SELECT offer.id FROM offers offer WHERE ${sql.join([isOwn(side), ...newest.isAfter], sql` AND `)}
    ORDER BY ${by} ${newest.limits}`;
  const rows = await select(db, sql`WHERE offer.id = ANY (ARRAY(${paged})) ORDER BY ${by}`);
  return { rows, total: await countListed(db, sql`offers offer WHERE ${isOwn(side)} ORDER BY ${newest.order}`, place) };
}

/** How many open offers have a latest version that the other side wrote, by listing; the first to expire first. */
export async function listWaiting(
  db: Queryable,
  { uid, now }: { uid: string; now: Date },
): Promise<{ room: string; ownerId: string; waiting: number }[]> {
  return selectRows(
    db,
    sql`SELECT room, owner_id AS "ownerId", count(*)::int AS waiting FROM offers
      WHERE state = 'open' AND expires_at > ${now.toISOString()}::timestamptz
        AND ((owner_id = ${uid} AND written_by = 'buyer') OR (buyer_id = ${uid} AND written_by = 'owner'))
      GROUP BY room, owner_id ORDER BY min(expires_at), room`,
  );
}

/**
 * A buyer's offers that the owner has accepted or declined since the buyer last opened the listing, which members see;
 * the latest first.
 */
export async function listOutcomes(
  db: Queryable,
  { uid, now }: { uid: string; now: Date },
): Promise<{ id: string; room: string; state: OfferState }[]> {
  const since = sql`${new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString()}::timestamptz`;
  return selectRows(
    db,
    sql`SELECT offer.id, offer.room, offer.state FROM offers offer
      JOIN LATERAL (SELECT step.party, step.step, step.at FROM offer_steps step WHERE step.offer_id = offer.id
        ORDER BY step.place DESC LIMIT 1) latest ON latest.party = 'owner' AND latest.step IN ('accept', 'decline')
      JOIN listings listing ON listing.id = offer.room AND listing.status = 'active'
        AND (listing.expires_at IS NULL OR listing.expires_at > ${now.toISOString()}::timestamptz)
      JOIN accounts buyer ON buyer.id = offer.buyer_id AND buyer.role <> 'administrator'
      LEFT JOIN listing_views visit ON visit.listing_id = offer.room AND visit.account_id = offer.buyer_id
      WHERE offer.buyer_id = ${uid} AND latest.at > ${since}
        AND (visit.viewed_at IS NULL OR visit.viewed_at < latest.at)
      ORDER BY latest.at DESC, offer.id`,
  );
}

/** Rents are compared within their unit. */
const ORDERS: Readonly<Record<OfferOrder, (now: Date) => SQL>> = {
  newest: () => sql`offer.created_at DESC`,
  amount: () => sql`offer.terms ->> 'kind' DESC, offer.terms ->> 'per', (offer.terms ->> 'amountCents')::bigint DESC`,
  expiry: (now) =>
    sql`(offer.state = 'open' AND offer.expires_at > ${now.toISOString()}::timestamptz) DESC, offer.expires_at`,
};

async function select(db: Queryable, rest: SQL): Promise<OfferRow[]> {
  return selectRows<OfferRow>(db, sql`SELECT ${COLUMNS} FROM ${SOURCES} ${rest}`);
}
