import type pg from "pg";
import { v7 as newId } from "uuid";
import { CATEGORIES } from "../domain/src/features/categories/categories.schema.ts";
import { buildAsked, buildListing } from "../domain/src/features/listings/listings.factory.ts";
import { PROVINCES } from "../domain/src/features/places/places.schema.ts";
import { createRandom } from "../domain/src/shared/random.ts";
import { foldText } from "../domain/src/shared/text.ts";
import { insertListings } from "../server/src/features/listings/listings.queries.ts";
import { CRITERIA_VERSION } from "../server/src/features/saved-searches/columns.rules.ts";
import type { Database } from "../server/src/platform/database/database.ts";

/** Searches of one account. */
const OF_ACCOUNT = 5;
const LOADED_TOGETHER = 50_000;
const DRAWN_LISTINGS = 2_000;
const LOWEST_PRICE = 100_000;
const NO_BOUNDS = { lower: -1, upper: 2_147_483_647 };
const DAY_MS = 86_400_000;

/** What a search names, by how many of a hundred do. Most are as narrow as buyers' are; one in 500 asks for a category. */
const KINDS = [
  { share: 42, names: ["type", "subtype", "city", "price"] },
  { share: 28, names: ["type", "city", "price"] },
  { share: 15, names: ["type", "province", "price"] },
  { share: 8, names: ["type", "city"] },
  { share: 6, names: ["type", "subtype", "province", "words"] },
  { share: 0.8, names: ["type", "price"] },
  { share: 0.2, names: ["type"] },
] as const;
type Name = (typeof KINDS)[number]["names"][number];

const random = createRandom(46);
const kinds = CATEGORIES.flatMap(({ type, subtypes }) => subtypes.map(({ name }) => ({ type, subtype: name })));
/** The nth city of the nth province: Toronto has a twelfth of all, as large cities do. */
const places = PROVINCES.flatMap(({ name, cities }, province) =>
  cities.map((city, at) => ({ province: name, city: city.name, weight: 1 / ((province + 1) * (at + 1)) })),
);

const pickPlace = () => random.weighted(places, ({ weight }) => weight);
const pickNames = (): readonly Name[] => random.weighted(KINDS, ({ share }) => share).names;
/** From 100,000 to 10,000,000, as many below a million as above. */
const pickPrice = () => Math.round(LOWEST_PRICE * 100 ** random.next());

/** Saved searches: most are of a category in a city, within a factor of two of a price; four in five are told of daily. */
export async function addSearches(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, role, created_at, updated_at)
     SELECT gen_random_uuid(), n || '@example.ca', n || '@example.ca', 'x', 'Ada', 'Roy', 'en', 'member', now(), now()
     FROM generate_series(1, $1) n`,
    [Math.ceil(count / OF_ACCOUNT)],
  );
  await pool.query("CREATE TABLE measured_accounts AS SELECT id, row_number() OVER () AS at FROM accounts");
  await pool.query("CREATE INDEX ON measured_accounts (at)");
  for (let start = 0; start < count; start += LOADED_TOGETHER) {
    const rows = Array.from({ length: Math.min(LOADED_TOGETHER, count - start) }, (_, at) => toSearch(start + at));
    await pool.query(
      `INSERT INTO saved_searches (id, account_id, name, filter, filter_key, criteria_version, is_valid, type, subtype, province,
         city_key, posted_as, lower_price, upper_price, zoning, query, cadence, seen_at, created_at)
       SELECT gen_random_uuid(), account.id, 'Search', '{}', row.key, $2, true, row.type, row.subtype, row.province, row.city,
         '', row.lower, row.upper, '', CASE WHEN row.words <> '' THEN listings_query(row.words) END, row.cadence, now(), now()
       FROM jsonb_to_recordset($1) AS row (key text, account int, type text, subtype text, province text, city text, lower int,
         upper int, words text, cadence text) JOIN measured_accounts account ON account.at = row.account`,
      [JSON.stringify(rows), CRITERIA_VERSION],
    );
  }
  await pool.query("DROP TABLE measured_accounts");
}

function toSearch(at: number) {
  const [names, place, kind, price] = [pickNames(), pickPlace(), random.pick(kinds), pickPrice()];
  const has = (name: Name) => names.includes(name);
  return {
    key: String(at),
    account: 1 + Math.floor(at / OF_ACCOUNT),
    type: has("type") ? kind.type : "",
    subtype: has("subtype") ? kind.subtype : "",
    province: has("city") || has("province") ? place.province : "",
    city: has("city") ? foldText(place.city) : "",
    ...(has("price") ? { lower: Math.round(price / 2), upper: price * 2 } : NO_BOUNDS),
    words: has("words") ? "corner" : "",
    cadence: at % 5 === 0 ? "instant" : "daily",
  };
}

/** Listings of the market, and beside them drafts of one owner. Returns the drafts' ids. */
export async function addListings(db: Database, { listings, drafts }: { listings: number; drafts: number }) {
  const { rows } = await db.$client.query<{ id: string }>("SELECT id FROM accounts ORDER BY email LIMIT 1");
  const ownerId = rows[0]?.id ?? "";
  const drawn = Array.from({ length: Math.min(listings, DRAWN_LISTINGS) }, () => toListing(ownerId, "active"));
  await insertListings(db, drawn);
  const own = Array.from({ length: drafts }, () => toListing(ownerId, "draft"));
  await insertListings(db, own);
  return own.map(({ id }) => id);
}

function toListing(ownerId: string, status: "draft" | "active") {
  const now = new Date();
  const [place, kind, price] = [pickPlace(), random.pick(kinds), pickPrice()];
  const { sale, lease } = buildAsked({ listingType: "sale", price });
  return {
    ...buildListing(),
    ...{ id: newId(), ownerId, status, listingType: "sale" as const, price, sale, lease, keywords: [] },
    ...{ province: place.province, city: place.city, ...kind },
    ...{ plan: "Basic" as const, hasExposure: false, hasPriority: false, createdAt: now, updatedAt: now },
    ...{ publishedAt: status === "draft" ? null : now, expiresAt: new Date(now.getTime() + 90 * DAY_MS) },
  };
}

/** Copies the market's listings until there are as many as asked for; only the id of each copy is its own. */
export async function copyListings(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_name = 'listings' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'rotation', 'posting_key')`,
  );
  const names = rows.map(({ name }) => name).join(", ");
  await pool.query(
    `INSERT INTO listings (id, rotation, ${names})
     SELECT gen_random_uuid(), (random() * 1000000)::int, ${names} FROM (
       SELECT * FROM listings, generate_series(1, $1) WHERE status = 'active') AS each LIMIT $2`,
    [Math.ceil(count / DRAWN_LISTINGS), Math.max(0, count - DRAWN_LISTINGS)],
  );
}
