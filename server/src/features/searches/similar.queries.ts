import { SIMILAR_LIMIT } from "@vestpocket/domain/searches/searches.schema";
import type { DatabaseNode } from "../../platform/database/database.ts";

/** The values by which listings are compared: the first that a listing has. */
const MEASURES = ["sale_price", "rent_sqft_year_gross", "rent_month_gross"] as const;

/** What similar listings share, and the value that theirs must be near. */
export interface Original {
  readonly id: string;
  readonly type: string;
  readonly subtype: string;
  readonly province: string;
  readonly city: string;
  /** Null if it has no price and no rent. */
  readonly measure: (typeof MEASURES)[number] | null;
  /** In hundredths of a dollar. */
  readonly value: string | null;
}

/** A listing that is currently public. */
export async function findOriginal(
  db: DatabaseNode,
  { id, now }: { id: string; now: Date },
): Promise<Original | undefined> {
  const { rows } = await db.$client.query<Original>({
    name: "searches_find_original",
    text: `SELECT id, type, subtype, province, city, coalesce(${MEASURES.join(", ")}) AS value,
             CASE ${MEASURES.map((measure) => `WHEN ${measure} IS NOT NULL THEN '${measure}'`).join(" ")} END AS measure
           FROM listings WHERE id = $1 AND status = 'active' AND expires_at > $2`,
    values: [id, now],
  });
  return rows[0];
}

export interface Likeness {
  readonly original: Original & { readonly measure: NonNullable<Original["measure"]> };
  /** Nearest first. */
  readonly places: readonly { readonly province: string; readonly cityKey: string }[];
  readonly now: Date;
}

/**
 * The ids of listings of the same subtype whose value is within a third: nearest cities first, and in each the nearest
 * values. From the value, an index is walked up and down, so that a city costs a few rows however many listings it has.
 */
export async function listSimilar(db: DatabaseNode, { original, places, now }: Likeness): Promise<string[]> {
  const { id, type, subtype, measure, value } = original;
  const isAlike = `status = 'active' AND expires_at > $1 AND type = $2 AND subtype = $3
    AND province = place.province AND city_key = place.city_key AND id <> $4`;
  const { rows } = await db.$client.query<{ id: string }>({
    name: `searches_list_similar_${measure}`,
    text: `SELECT near.id FROM unnest($6::text[], $7::text[]) WITH ORDINALITY AS place (province, city_key, distance)
           CROSS JOIN LATERAL (
             (SELECT id, ${measure} - $5::bigint AS apart FROM listings
              WHERE ${isAlike} AND ${measure} BETWEEN $5::bigint AND $5::bigint + $5::bigint / 3
              ORDER BY ${measure}, id LIMIT ${SIMILAR_LIMIT})
             UNION ALL
             (SELECT id, $5::bigint - ${measure} AS apart FROM listings
              WHERE ${isAlike} AND ${measure} >= $5::bigint - $5::bigint / 3 AND ${measure} < $5::bigint
              ORDER BY ${measure} DESC, id DESC LIMIT ${SIMILAR_LIMIT})
           ) AS near
           ORDER BY place.distance, near.apart, near.id LIMIT ${SIMILAR_LIMIT}`,
    values: [
      now,
      type,
      subtype,
      id,
      value,
      places.map(({ province }) => province),
      places.map(({ cityKey }) => cityKey),
    ],
  });
  return rows.map((row) => row.id);
}
