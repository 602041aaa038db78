import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";

/** Listings for the home page in the daily order. */
export interface DailyOrder {
  /** Visitors get only listings of which they see a card. */
  readonly isMember: boolean;
  readonly isFeatured: boolean;
  /** Where today's rotation starts, 0 to 2^31 - 1. */
  readonly start: number;
  readonly limit: number;
  readonly now: Date;
  /** Of `listings l`: a text that changes with everything the listing's card shows. */
  readonly stamp: string;
}

/** A listing with its card's stamp. */
export interface Stamped {
  readonly id: string;
  readonly stamp: string;
}

/** The featured or other listings in the daily order: each arc of the circle is one range of the index. */
export async function listFeatured(
  db: DatabaseNode,
  { isMember, isFeatured, start, limit, now, cityKey, stamp }: DailyOrder & { cityKey: string | undefined },
): Promise<Stamped[]> {
  const arcs = [sql`rotation >= ${start}`, sql`rotation < ${start}`].map(
    (range) => sql`(SELECT id FROM listings WHERE status = 'active' AND expires_at > ${now}
      AND is_featured = ${isFeatured} ${inCity(cityKey)} ${seenBy(isMember)} AND ${range} ORDER BY rotation, id LIMIT ${limit})`,
  );
  return listStamped(db, {
    ids: sql`SELECT id FROM (${sql.join(arcs, sql` UNION ALL `)}) AS arcs LIMIT ${limit}`,
    stamp,
  });
}

/** The newest listings. */
export async function listNewest(
  db: DatabaseNode,
  { isMember, limit, now, cityKey, stamp }: Omit<DailyOrder, "isFeatured" | "start"> & { cityKey: string | undefined },
): Promise<Stamped[]> {
  const ids = sql`SELECT id FROM listings
    WHERE status = 'active' AND expires_at > ${now} ${inCity(cityKey)} ${seenBy(isMember)} ORDER BY published_at DESC, id DESC LIMIT ${limit}`;
  return listStamped(db, { ids, stamp });
}

interface NearbyCity {
  readonly province: string;
  readonly cityKey: string;
}

/** The featured or other listings in these cities, in the order of the cities. */
export async function listNearby(
  db: DatabaseNode,
  { cities, isMember, isFeatured, start, limit, now, stamp }: DailyOrder & { cities: readonly NearbyCity[] },
): Promise<Stamped[]> {
  const arcs = [sql`rotation >= ${start}`, sql`rotation < ${start}`].map(
    (range, arc) => sql`(SELECT id, rotation, ${arc}::integer AS arc FROM listings
      WHERE status = 'active' AND expires_at > ${now} AND is_featured = ${isFeatured}
        AND city_key = place.city ->> 'cityKey' AND province = place.city ->> 'province' ${seenBy(isMember)} AND ${range}
      ORDER BY rotation, id LIMIT ${limit})`,
  );
  const ids = sql`
    SELECT near.id FROM jsonb_array_elements(${JSON.stringify(cities)}::jsonb) WITH ORDINALITY AS place (city, distance)
    CROSS JOIN LATERAL (SELECT * FROM (${sql.join(arcs, sql` UNION ALL `)}) AS arcs LIMIT ${limit}) AS near
    ORDER BY place.distance, near.arc, near.rotation, near.id LIMIT ${limit}`;
  return listStamped(db, { ids, stamp });
}

const inCity = (cityKey: string | undefined) => (cityKey === undefined ? sql`` : sql`AND city_key = ${cityKey}`);

const seenBy = (isMember: boolean) => (isMember ? sql`` : sql`AND visitor_card <> 'none'`);

async function listStamped(db: DatabaseNode, { ids, stamp }: { ids: SQL; stamp: string }): Promise<Stamped[]> {
  return db.statements.select<{ id: string; stamp: string }>(
    sql`SELECT shown.* FROM (SELECT id, row_number() OVER () AS place FROM (${ids}) AS ids) AS page
      CROSS JOIN LATERAL (SELECT l.id, ${sql.raw(stamp)} AS stamp FROM listings l WHERE l.id = page.id OFFSET 0) AS shown
      ORDER BY page.place`,
  );
}
