import type { ListingType, PostedAs } from "@vestpocket/domain/listings/listings.terms";
import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { toPriceSteps } from "./price-steps.rules.ts";

/** A search in the database's own spelling; a missing member matches everything. */
export interface Criteria {
  readonly type?: string | undefined;
  readonly subtype?: string | undefined;
  readonly province?: string | undefined;
  readonly cityKey?: string | undefined;
  readonly listingTypes?: readonly ListingType[] | undefined;
  readonly postedAs?: PostedAs | undefined;
  readonly lowerPrice?: number | undefined;
  readonly upperPrice?: number | undefined;
  readonly keywords: readonly string[];
}

interface Search {
  readonly criteria: Criteria;
  readonly now: Date;
}

/** A listing's place in the order of a search: its sort key, and its id among equals. */
export interface Place {
  readonly id: string;
  readonly hasPriority: boolean;
  readonly rotation: number;
  /** Null where the listing has none. */
  readonly price: number | null;
  /** Unix milliseconds. */
  readonly publishedAt: number;
}

interface Page extends Search {
  readonly sort: Sort;
  /** Where the day's rotation of equals starts, 0 to 2^31 - 1. */
  readonly start: number;
  readonly limit: number;
  readonly offset: number;
  /** The page's rows come after this place. */
  readonly after?: Place;
}

/** From this total on, the default order is read along its index instead of sorted. */
const WALK_FROM = 400;

export async function countMatches(db: Queryable, { criteria, now }: Search): Promise<number> {
  // The kept totals know neither words nor who posted a listing.
  if (criteria.keywords.length > 0 || criteria.postedAs !== undefined) {
    const { rows } = await db.execute<{ total: string }>(
      sql`SELECT count(*) AS total FROM listings WHERE ${matches({ criteria, now })}`,
    );
    return Number(rows[0]?.total);
  }
  const { whole, parts } = toPriceSteps(criteria.lowerPrice, criteria.upperPrice);
  const terms = parts.map(
    (part) => sql`+ (SELECT count(*) FROM listings
      WHERE ${matches({ criteria: { ...criteria, lowerPrice: part.lower, upperPrice: part.upper }, now })})`,
  );
  if (whole !== undefined) {
    terms.push(sql`+ (SELECT coalesce(sum(listings), 0) FROM search_counts
      WHERE type = ${criteria.type ?? ""} AND subtype = ${criteria.subtype ?? ""} AND province = ${criteria.province ?? ""}
        AND city_key = ${criteria.cityKey ?? ""} AND listing_type IN ${criteria.listingTypes ?? [""]}
        AND price_step BETWEEN ${whole.first} AND ${whole.last})`);
    // The counts know the status, not the clock: listings past their time that are not marked yet are subtracted.
    const covered = { ...criteria, lowerPrice: whole.lower, upperPrice: whole.upper };
    const expired = [sql`status = 'active' AND expires_at <= ${now}`, ...attributes(covered), ...prices(covered)];
    terms.push(sql`- (SELECT count(*) FROM listings WHERE ${sql.join(expired, sql` AND `)})`);
  }
  const { rows } = await db.execute<{ total: string }>(sql`SELECT 0 ${sql.join(terms, sql` `)} AS total`);
  return Number(rows[0]?.total);
}

/** One page of the matches, in order. `total` is the result of countMatches: it decides how the rows are best found. */
export async function listMatches(db: Queryable, { total, ...page }: Page & { total: number }): Promise<Place[]> {
  const isWalk = page.sort === "featured" && page.criteria.keywords.length === 0 && total >= WALK_FROM;
  const query = isWalk ? joinArcs(page, listRotationArcs(page)) : sortMatches(page);
  const { rows } = await db.execute<Omit<Place, "publishedAt"> & { publishedAt: string }>(query);
  return rows.map((row) => ({ ...row, publishedAt: Number(row.publishedAt) }));
}

const COLUMNS = sql`id, has_priority AS "hasPriority", rotation, price,
  floor(extract(epoch FROM published_at) * 1000) AS "publishedAt"`;

function sortMatches(page: Page): SQL {
  switch (page.sort) {
    case "featured":
      return sortInOneGo(page, {
        order: sql`has_priority DESC, (rotation < ${page.start}), rotation, id`,
        follows: ({ hasPriority, rotation, id }) => sql`((NOT has_priority), (rotation < ${page.start}), rotation, id)
          > (${!hasPriority}, ${rotation < page.start}, ${rotation}, ${id})`,
      });
    case "newest":
      return sortInOneGo(page, {
        order: sql`published_at DESC, id DESC`,
        follows: ({ publishedAt, id }) => sql`(published_at, id) < (${new Date(publishedAt)}, ${id})`,
      });
    case "price-asc":
    case "price-desc":
      return joinArcs(page, listPriceArcs(page));
  }
}

interface Order {
  readonly order: SQL;
  readonly follows: (after: Place) => SQL;
}

function sortInOneGo(page: Page, { order, follows }: Order): SQL {
  const conditions = page.after === undefined ? [] : [follows(page.after)];
  return sql`SELECT ${COLUMNS} FROM listings WHERE ${matches(page, conditions)}
    ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** One range of an index, which is read in its order. */
interface Arc {
  readonly conditions: readonly SQL[];
  readonly order: SQL;
}

/** Arcs one after another: each is walked until the page is full. */
function joinArcs(page: Page, arcs: readonly Arc[]): SQL {
  const { limit, offset } = page;
  const branches = arcs.map(
    ({ conditions, order }) => sql`(SELECT ${COLUMNS} FROM listings WHERE ${matches(page, conditions)}
      ORDER BY ${order} LIMIT ${offset + limit})`,
  );
  return sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS arcs LIMIT ${limit} OFFSET ${offset}`;
}

/** Listings with a price, then those without, in either direction. */
function listPriceArcs({ sort, after }: Page): Arc[] {
  const [direction, beyond] = sort === "price-asc" ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const priced = {
    conditions: [
      sql`price IS NOT NULL`,
      ...(after ? [sql`(price, id) ${beyond} (${after.price}::integer, ${after.id})`] : []),
    ],
    order: sql`price ${direction}, id ${direction}`,
  };
  const isBeyondPriced = after?.price === null;
  const unpriced = {
    conditions: [sql`price IS NULL`, ...(isBeyondPriced ? [sql`id ${beyond} ${after.id}`] : [])],
    order: sql`id ${direction}`,
  };
  return isBeyondPriced ? [unpriced] : [priced, unpriced];
}

/**
 * The default order along its index: boosted listings from the day's start to the end of the circle and then from its beginning,
 * then the others in the same way.
 */
function listRotationArcs({ start, after }: Page): Arc[] {
  const arcs = [true, false].flatMap((hasPriority) => [
    { hasPriority, isWrapped: false, range: sql`rotation >= ${start}` },
    { hasPriority, isWrapped: true, range: sql`rotation < ${start}` },
  ]);
  const isAfterWrapped = after !== undefined && after.rotation < start;
  const current = arcs.findIndex((arc) => arc.hasPriority === after?.hasPriority && arc.isWrapped === isAfterWrapped);
  return arcs.slice(Math.max(current, 0)).map(({ hasPriority, range }, index) => ({
    conditions: [
      sql`has_priority = ${hasPriority}`,
      range,
      ...(after !== undefined && index === 0 ? [sql`(rotation, id) > (${after.rotation}, ${after.id})`] : []),
    ],
    order: sql`rotation, id`,
  }));
}

function matches({ criteria, now }: Search, conditions: readonly SQL[] = []): SQL {
  return sql.join(
    [
      sql`status = 'active' AND expires_at > ${now}`,
      ...attributes(criteria),
      ...prices(criteria),
      ...criteria.keywords.map(
        (keyword) => sql`document @@ (plainto_tsquery('public.listing_english', ${keyword})
          || plainto_tsquery('public.listing_french', ${keyword}))`,
      ),
      ...conditions,
    ],
    sql` AND `,
  );
}

function attributes(criteria: Criteria): SQL[] {
  const { type, subtype, province, cityKey, listingTypes, postedAs } = criteria;
  return [
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(subtype === undefined ? [] : [sql`subtype = ${subtype}`]),
    ...(province === undefined ? [] : [sql`province = ${province}`]),
    ...(cityKey === undefined ? [] : [sql`city_key = ${cityKey}`]),
    ...(listingTypes === undefined ? [] : [sql`listing_type IN ${listingTypes}`]),
    ...(postedAs === undefined ? [] : [sql`posted_as = ${postedAs}`]),
  ];
}

function prices({ lowerPrice, upperPrice }: Criteria): SQL[] {
  return [
    ...(lowerPrice === undefined ? [] : [sql`price >= ${lowerPrice}`]),
    ...(upperPrice === undefined ? [] : [sql`price <= ${upperPrice}`]),
  ];
}
