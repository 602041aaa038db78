import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { toPriceSteps } from "./price-steps.ts";

/** A search in the database's own spelling; a missing member matches everything. */
export interface Criteria {
  readonly type?: string;
  readonly subtype?: string;
  readonly province?: string;
  readonly cityKey?: string;
  readonly listingTypes?: readonly ListingType[];
  readonly lowerPrice?: number;
  readonly upperPrice?: number;
  readonly keywords: readonly string[];
  readonly now: Date;
}

/** A listing's place in the order of a search: its sort key, and its id among equals. */
export interface Place {
  readonly id: string;
  readonly hasPriority: boolean;
  readonly rotation: number;
  readonly price: number;
  /** Unix milliseconds. */
  readonly publishedAt: number;
}

export interface Window {
  readonly sort: Sort;
  /** Where today's rotation of equals begins, 0 to 2^31 - 1. */
  readonly start: number;
  readonly limit: number;
  readonly offset: number;
  /** Rows follow this place. */
  readonly after?: Place;
}

/** A total from which the default order is walked along its index rather than sorted. */
const WALK_FROM = 400;

export async function countMatches(db: Queryable, criteria: Criteria): Promise<number> {
  if (criteria.keywords.length > 0) {
    const { rows } = await db.execute<{ total: string }>(
      sql`SELECT count(*) AS total FROM listings WHERE ${matches(criteria)}`,
    );
    return Number(rows[0]?.total);
  }
  const { whole, parts } = toPriceSteps(criteria.lowerPrice, criteria.upperPrice);
  const terms = parts.map(
    (part) => sql`+ (SELECT count(*) FROM listings
      WHERE ${matches({ ...criteria, lowerPrice: part.lower, upperPrice: part.upper })})`,
  );
  if (whole !== undefined) {
    terms.push(sql`+ (SELECT coalesce(sum(listings), 0) FROM search_counts
      WHERE type = ${criteria.type ?? ""} AND subtype = ${criteria.subtype ?? ""} AND province = ${criteria.province ?? ""}
        AND city_key = ${criteria.cityKey ?? ""} AND listing_type IN ${criteria.listingTypes ?? [""]}
        AND price_step BETWEEN ${whole.first} AND ${whole.last})`);
    // The kept counts know the status, not the clock: what is past its time and not yet marked is taken off.
    const covered = { ...criteria, lowerPrice: whole.lower, upperPrice: whole.upper };
    terms.push(sql`- (SELECT count(*) FROM listings WHERE status = 'active' AND expires_at <= ${criteria.now}
        AND ${sql.join([...attributes(covered), ...prices(covered)], sql` AND `)})`);
  }
  const { rows } = await db.execute<{ total: string }>(sql`SELECT 0 ${sql.join(terms, sql` `)} AS total`);
  return Number(rows[0]?.total);
}

/** One page of the matches, in order. `total` is what countMatches said: it decides how the rows are best found. */
export async function listMatches(db: Queryable, criteria: Criteria, window: Window, total: number): Promise<Place[]> {
  const isWalk = window.sort === "featured" && criteria.keywords.length === 0 && total >= WALK_FROM;
  const query = isWalk ? walkRotation(criteria, window) : sortMatches(criteria, window);
  const { rows } = await db.execute<Omit<Place, "publishedAt"> & { publishedAt: string }>(query);
  return rows.map((row) => ({ ...row, publishedAt: Number(row.publishedAt) }));
}

const COLUMNS = sql`id, has_priority AS "hasPriority", rotation, price,
  floor(extract(epoch FROM published_at) * 1000) AS "publishedAt"`;

function sortMatches(criteria: Criteria, window: Window): SQL {
  const order: Record<Sort, SQL> = {
    featured: sql`has_priority DESC, (rotation < ${window.start}), rotation, id`,
    newest: sql`published_at DESC, id DESC`,
    "price-asc": sql`price, id`,
    "price-desc": sql`price DESC, id DESC`,
  };
  const conditions = window.after === undefined ? [] : [follows(window, window.after)];
  return sql`SELECT ${COLUMNS} FROM listings WHERE ${matches(criteria, conditions)}
    ORDER BY ${order[window.sort]} LIMIT ${window.limit} OFFSET ${window.offset}`;
}

function follows(window: Window, after: Place): SQL {
  switch (window.sort) {
    case "newest":
      return sql`(published_at, id) < (${new Date(after.publishedAt)}, ${after.id})`;
    case "price-asc":
      return sql`(price, id) > (${after.price}, ${after.id})`;
    case "price-desc":
      return sql`(price, id) < (${after.price}, ${after.id})`;
    case "featured":
      return sql`((NOT has_priority), (rotation < ${window.start}), rotation, id)
        > (${!after.hasPriority}, ${after.rotation < window.start}, ${after.rotation}, ${after.id})`;
  }
}

/**
 * The default order along its index: the boosted from today's start to the end of the circle and then from its beginning,
 * then the others likewise. Each of the four arcs is one range of the index.
 */
function walkRotation(criteria: Criteria, window: Window): SQL {
  const arcs = [true, false].flatMap((hasPriority) => [
    { hasPriority, isWrapped: false, range: sql`rotation >= ${window.start}` },
    { hasPriority, isWrapped: true, range: sql`rotation < ${window.start}` },
  ]);
  const isAfterWrapped = window.after !== undefined && window.after.rotation < window.start;
  const place = window.after;
  const current = arcs.findIndex((arc) => arc.hasPriority === place?.hasPriority && arc.isWrapped === isAfterWrapped);
  const branches = arcs.slice(Math.max(current, 0)).map((arc, index) => {
    const conditions = [sql`has_priority = ${arc.hasPriority}`, arc.range];
    if (place !== undefined && index === 0) conditions.push(sql`(rotation, id) > (${place.rotation}, ${place.id})`);
    return sql`(SELECT ${COLUMNS} FROM listings WHERE ${matches(criteria, conditions)}
      ORDER BY rotation, id LIMIT ${window.offset + window.limit})`;
  });
  return sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS arcs LIMIT ${window.limit} OFFSET ${window.offset}`;
}

function matches(criteria: Criteria, conditions: readonly SQL[] = []): SQL {
  return sql.join(
    [
      sql`status = 'active' AND expires_at > ${criteria.now}`,
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
  const { type, subtype, province, cityKey, listingTypes } = criteria;
  return [
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(subtype === undefined ? [] : [sql`subtype = ${subtype}`]),
    ...(province === undefined ? [] : [sql`province = ${province}`]),
    ...(cityKey === undefined ? [] : [sql`city_key = ${cityKey}`]),
    ...(listingTypes === undefined ? [] : [sql`listing_type IN ${listingTypes}`]),
  ];
}

function prices(criteria: Criteria): SQL[] {
  return [sql`price >= ${criteria.lowerPrice ?? 0}`, sql`price <= ${criteria.upperPrice ?? 999_999_999}`];
}

/** The ids of listings for the home page in the daily order, boosted or not: each arc of the circle is one range of the index. */
export async function listFeatured(
  db: Queryable,
  wanted: {
    readonly isFeatured: boolean;
    readonly cityKey?: string;
    readonly start: number;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<string[]> {
  const place = wanted.cityKey === undefined ? sql`` : sql`AND city_key = ${wanted.cityKey}`;
  const arcs = [sql`rotation >= ${wanted.start}`, sql`rotation < ${wanted.start}`].map(
    (range) => sql`(SELECT id FROM listings WHERE status = 'active' AND expires_at > ${wanted.now}
      AND is_featured = ${wanted.isFeatured} ${place} AND ${range} ORDER BY rotation, id LIMIT ${wanted.limit})`,
  );
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM (${sql.join(arcs, sql` UNION ALL `)}) AS arcs LIMIT ${wanted.limit}`,
  );
  return rows.map((row) => row.id);
}

/** The ids of the newest listings. */
export async function listNewest(
  db: Queryable,
  wanted: { readonly cityKey?: string; readonly limit: number; readonly now: Date },
): Promise<string[]> {
  const place = wanted.cityKey === undefined ? sql`` : sql`AND city_key = ${wanted.cityKey}`;
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM listings
    WHERE status = 'active' AND expires_at > ${wanted.now} ${place} ORDER BY published_at DESC, id DESC LIMIT ${wanted.limit}`);
  return rows.map((row) => row.id);
}

/** The ids of listings, boosted or not, of these cities: the first city's first. */
export async function listNearby(
  db: Queryable,
  wanted: {
    readonly cities: readonly { readonly province: string; readonly cityKey: string }[];
    readonly isFeatured: boolean;
    readonly start: number;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT near.id FROM jsonb_array_elements(${JSON.stringify(wanted.cities)}::jsonb) WITH ORDINALITY AS place (city, distance)
    CROSS JOIN LATERAL (
      SELECT id, rotation FROM listings
      WHERE status = 'active' AND expires_at > ${wanted.now} AND is_featured = ${wanted.isFeatured}
        AND city_key = place.city ->> 'cityKey' AND province = place.city ->> 'province'
      ORDER BY (rotation < ${wanted.start}), rotation, id LIMIT ${wanted.limit}
    ) AS near
    ORDER BY place.distance, (near.rotation < ${wanted.start}), near.rotation LIMIT ${wanted.limit}`);
  return rows.map((row) => row.id);
}
