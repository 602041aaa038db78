import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getValue } from "../../platform/http/failure.ts";
import { type DrawnListing, drawFilter, drawListing, WORDS } from "../../testing/drawn-searches.ts";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { findNaively, fitsArea } from "../../testing/naive-search.ts";
import { askColumns, openAlerts } from "../../testing/saved-searches.ts";
import { listAsked, matches } from "../searches/matches.queries.ts";
import { toStored } from "./filters.rules.ts";
import { insertSearch } from "./saved-searches.queries.ts";

const LISTINGS = 50;
const SEARCHES = fuzzCount({ usual: 40, full: 400 });
const SEED = fuzzSeed(46);

const random = createRandom(SEED);
let alerts: Awaited<ReturnType<typeof openAlerts>>;
beforeAll(async () => {
  alerts = await openAlerts();
});
afterAll(() => alerts.site.close());

interface Search {
  readonly id: string;
  readonly filter: SearchFilter;
}
type Listing = DrawnListing & { readonly id: string; readonly status: "active" };

const ZONES = ["C2", "M1"];

/** Only listings that have the values which the search bounds. */
function fitsNaively(listing: Listing, { zoning, ...filter }: SearchFilter): boolean {
  const found = findNaively([listing], filter, alerts.site.clock.now()).length === 1;
  const isZoned = zoning === undefined || zoneOf(listing).includes(zoning);
  return found && isZoned && (filter.bounds === undefined || fitsArea(listing, filter));
}

const zoneOf = ({ features }: Pick<Listing, "features">) => (features as { zoning?: string }).zoning ?? "";

async function addSearch(like: DrawnListing): Promise<Search> {
  // Saved searches do not ask how fresh a listing is.
  const { confirmedWithin: _, ...drawn } = drawFilter(random, like);
  const filter = { ...drawn, ...(random.chance(0.1) && { zoning: random.pick(ZONES) }) };
  const id = newId();
  const { uid: accountId } = await alerts.site.addAccount();
  const stored = getValue(toStored(filter));
  const { db, clock } = alerts.site;
  await insertSearch(db, { ...stored, id, accountId, name: "Drawn", cadence: "daily", now: clock.now() });
  return { id, filter };
}

async function listMatches(): Promise<Set<string>> {
  const { rows } = await alerts.query("SELECT search_id, listing_id FROM saved_search_matches");
  return new Set(rows.map(({ search_id, listing_id }) => `${search_id} ${listing_id}`));
}

/** What a search's results say: the listings with all values that it bounds. */
async function listComparable({ filter }: Search): Promise<string[]> {
  const criteria = toCriteria(getValue(readFilter(filter)));
  const { db, clock } = alerts.site;
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM listings WHERE ${matches({ criteria, now: clock.now() }, listAsked(criteria), "comparable")}`,
  );
  return rows.map(({ id }) => id).toSorted();
}

test(`each of ${LISTINGS * SEARCHES} pairs of a listing and a saved search is found by both, or by neither, as a plain filter says`, async () => {
  const { site, publish, change, run } = alerts;
  const drawn = Array.from({ length: LISTINGS }, () => {
    const row = drawListing(random, site.clock.now());
    return { ...row, features: { ...row.features, ...(random.chance(0.3) && { zoning: random.pick(ZONES) }) } };
  });
  const searches: Search[] = [];
  for (let at = 0; at < SEARCHES; at += 1) searches.push(await addSearch(random.pick(drawn)));
  const listings: Listing[] = [];
  for (const { expiresAt: _, publishedAt: __, ...row } of drawn) {
    const id = await alerts.draft(row);
    await publish(id);
    listings.push({ ...row, id, status: "active", publishedAt: site.clock.now(), expiresAt: new Date("2099-01-01") });
  }
  await run();

  const expected = () =>
    new Set(
      searches.flatMap(({ id, filter }) =>
        listings.filter((listing) => fitsNaively(listing, filter)).map((listing) => `${id} ${listing.id}`),
      ),
    );
  const told = expected();
  expect(await listMatches()).toEqual(told);
  expect(told.size).toBeGreaterThan(SEARCHES);
  for (const search of searches) {
    const found = listings.filter((listing) => fitsNaively(listing, search.filter)).map(({ id }) => id);
    expect({ seed: SEED, filter: search.filter, ids: await listComparable(search) }).toEqual({
      seed: SEED,
      filter: search.filter,
      ids: found.toSorted(),
    });
  }

  // What no longer fits stays found; what newly fits is added.
  for (const listing of random.shuffle([...listings]).slice(0, LISTINGS / 2)) {
    const [title, price] = [`An ${random.pick(WORDS)}`, random.int(1, 12_000_000)];
    const features = { ...listing.features, ...("totalArea" in listing.features && { totalArea: 4_000 }) };
    Object.assign(listing, { title, price, features });
    await change(listing.id, { title, features: JSON.stringify(features), ...askColumns({ ...listing, price }) });
  }
  await run();
  expect(await listMatches()).toEqual(new Set([...told, ...expected()]));
});
