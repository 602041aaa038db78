import type pg from "pg";
import { openEmbeddedDatabase } from "./database.ts";

const CONNECTIONS = 10;
const PAGE_SIZE = 10;

/** The filters that the reference understands, in the database's spelling. */
export interface BareFilter {
  readonly province?: string;
  readonly type?: string;
  readonly cityKey?: string;
  readonly lowerPrice?: number;
  readonly upperPrice?: number;
  /** Cents of gross rent per month. Rentals without a comparable rent come after. */
  readonly lowerRent?: number;
  readonly upperRent?: number;
  readonly keywords?: readonly string[];
  readonly page?: number;
}

/** With `$` for the value. */
const CONDITIONS: Readonly<Record<Exclude<keyof BareFilter, "keywords" | "page">, string>> = {
  province: "province = $",
  type: "type = $",
  cityKey: "city_key = $",
  lowerPrice: "price >= $",
  upperPrice: "price <= $",
  lowerRent: "listing_type IN ('rent', 'both') AND (rent_month_gross IS NULL OR rent_month_gross >= $)",
  upperRent: "(rent_month_gross IS NULL OR rent_month_gross <= $)",
};

const CARD = `id, owner_id, title, left(description, 241) AS description, type, subtype, listing_type, posted_as, price, sale, lease,
  province, city, features, has_exposure, has_priority, created_at,
  (SELECT token FROM listing_pictures WHERE listing_id = listings.id ORDER BY position LIMIT 1) AS picture`;

export function openBarePool(dataDir: string): pg.Pool {
  return openEmbeddedDatabase(dataDir).openPool(CONNECTIONS);
}

/** The newest ten matches and their exact number, in two prepared statements at once. */
export async function searchBarely(pool: pg.Pool, { page = 1, keywords = [], ...filter }: BareFilter) {
  const given = Object.entries(filter) as [keyof typeof CONDITIONS, string | number][];
  const values = [...given.map(([, value]) => value), ...keywords];
  const conditions = [
    "status = 'active' AND expires_at > now()",
    ...given.map(([key], index) => CONDITIONS[key].replace("$", () => `$${index + 1}`)),
    ...keywords.map((_, index) => `vectors @@ listings_query($${given.length + index + 1})`),
  ].join(" AND ");
  const apart = filter.lowerRent === undefined ? "" : "rent_month_gross IS NULL, ";
  const name = [...given.map(([key]) => key), keywords.length].join(" ");
  const [counted, listed] = await Promise.all([
    pool.query<{ total: string; comparable?: string }>({
      name: `count ${name}`,
      text: `SELECT count(*) AS total${apart && ", count(rent_month_gross) AS comparable"} FROM listings WHERE ${conditions}`,
      values,
    }),
    pool.query({
      name: `list ${name}`,
      text: `SELECT ${CARD} FROM listings WHERE ${conditions}
        ORDER BY ${apart}published_at DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET $${values.length + 1}`,
      values: [...values, (page - 1) * PAGE_SIZE],
    }),
  ]);
  return { ...counted.rows[0], listings: listed.rows };
}

export async function readBareListing(pool: pg.Pool, id: string) {
  const [listing, pictures] = await Promise.all([
    pool.query({ name: "listing", text: "SELECT * FROM listings WHERE id = $1", values: [id] }),
    pool.query({
      name: "pictures",
      text: "SELECT token, position FROM listing_pictures WHERE listing_id = $1 ORDER BY position",
      values: [id],
    }),
  ]);
  return { listing: listing.rows[0], pictures: pictures.rows };
}
