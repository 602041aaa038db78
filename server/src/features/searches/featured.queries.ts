import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";

/** Listings for the home page in the daily order. */
export interface DailyOrder {
  readonly isFeatured: boolean;
  /** Where today's rotation starts, 0 to 2^31 - 1. */
  readonly start: number;
  readonly limit: number;
  readonly now: Date;
}

/** The ids of featured or other listings in the daily order: each arc of the circle is one range of the index. */
export async function listFeatured(
  db: Database,
  { isFeatured, start, limit, now, cityKey }: DailyOrder & { cityKey: string | undefined },
): Promise<string[]> {
  const arcs = [sql`rotation >= ${start}`, sql`rotation < ${start}`].map(
    (range) => sql`(SELECT id FROM listings WHERE status = 'active' AND expires_at > ${now}
      AND is_featured = ${isFeatured} ${inCity(cityKey)} AND ${range} ORDER BY rotation, id LIMIT ${limit})`,
  );
  return listIds(db, sql`SELECT id FROM (${sql.join(arcs, sql` UNION ALL `)}) AS arcs LIMIT ${limit}`);
}

/** The ids of the newest listings. */
export async function listNewest(
  db: Database,
  { limit, now, cityKey }: Pick<DailyOrder, "limit" | "now"> & { cityKey: string | undefined },
): Promise<string[]> {
  return listIds(
    db,
    sql`SELECT id FROM listings
    WHERE status = 'active' AND expires_at > ${now} ${inCity(cityKey)} ORDER BY published_at DESC, id DESC LIMIT ${limit}`,
  );
}

interface NearbyCity {
  readonly province: string;
  readonly cityKey: string;
}

/** The ids of featured or other listings in these cities: the first city's come first. */
export async function listNearby(
  db: Database,
  { cities, isFeatured, start, limit, now }: DailyOrder & { cities: readonly NearbyCity[] },
): Promise<string[]> {
  const arcs = [sql`rotation >= ${start}`, sql`rotation < ${start}`].map(
    (range, arc) => sql`(SELECT id, rotation, ${arc}::integer AS arc FROM listings
      WHERE status = 'active' AND expires_at > ${now} AND is_featured = ${isFeatured}
        AND city_key = place.city ->> 'cityKey' AND province = place.city ->> 'province' AND ${range}
      ORDER BY rotation, id LIMIT ${limit})`,
  );
  return listIds(
    db,
    sql`
    SELECT near.id FROM jsonb_array_elements(${JSON.stringify(cities)}::jsonb) WITH ORDINALITY AS place (city, distance)
    CROSS JOIN LATERAL (SELECT * FROM (${sql.join(arcs, sql` UNION ALL `)}) AS arcs LIMIT ${limit}) AS near
    ORDER BY place.distance, near.arc, near.rotation, near.id LIMIT ${limit}`,
  );
}

const inCity = (cityKey: string | undefined) => (cityKey === undefined ? sql`` : sql`AND city_key = ${cityKey}`);

async function listIds(db: Database, query: SQL): Promise<string[]> {
  const rows = await db.statements.select<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
