/**
 * Measures how long a published listing takes to be compared with all saved searches, beside the index's own time to find
 * candidates, and what a listing that 50,000 searches fit costs other people's searches.
 *
 *   node tools/with-node.mjs tools/measure-matching.ts [saved searches] [listings]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { openEmbeddedDatabase } from "../bench/database.ts";
import { stopProcess } from "../bench/processes.ts";
import { startSystem } from "../bench/system.ts";
import { CATEGORIES } from "../domain/src/features/categories/categories.schema.ts";
import { buildAsked, buildListing } from "../domain/src/features/listings/listings.factory.ts";
import { LOCATED_CITIES } from "../domain/src/features/places/places.rules.ts";
import { createRandom } from "../domain/src/shared/random.ts";
import { foldText } from "../domain/src/shared/text.ts";
import { insertListings } from "../server/src/features/listings/listings.queries.ts";
import { matchChanges } from "../server/src/features/saved-searches/matching.usecases.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { createLogger } from "../server/src/platform/log/log.ts";

const searches = Number(process.argv[2] ?? 1_000_000);
const listings = Number(process.argv[3] ?? 20_000);
const BROAD = 50_000;
const MEASURED = 200;
const random = createRandom(46);
const log = createLogger("warn");
const clock = { now: () => new Date() };

const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-matching-"));
const system = await startSystem(dataDir, { settings: { DEMO: "off" } });
const { url, ownerUrl } = openEmbeddedDatabase(dataDir);
const db = openDatabase({ url, log, timeoutMs: 60_000 });
const loading = openDatabase({ url: ownerUrl, log, timeoutMs: 600_000 });
try {
  // Nothing else compares meanwhile.
  await loading.$client.query("DELETE FROM pgboss.schedule WHERE name = 'saved-searches.alert'");
  const owner = await load();
  const ids = await addListings(owner);
  await loading.$client.query("VACUUM ANALYZE saved_searches, listings");
  await measureOrdinary(ids.slice(0, MEASURED));
  await measureBroad(ids[MEASURED] ?? "");
} finally {
  await db.close();
  await loading.close();
  await stopProcess(system.process);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Accounts with saved searches: a fifth names no city, and a tenth no category. */
async function load(): Promise<string> {
  const started = performance.now();
  const cities = LOCATED_CITIES.map(({ province, city }) => [province.name, foldText(city.name)] as const);
  const subtypes = CATEGORIES.flatMap(({ type, subtypes: own }) => own.map(({ name }) => [type, name] as const));
  await loading.$client.query(
    `INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, role, created_at, updated_at)
     SELECT gen_random_uuid(), n || '@example.ca', n || '@example.ca', 'x', 'Ada', 'Roy', 'en', 'member', now(), now()
     FROM generate_series(1, $1) n`,
    [Math.ceil(searches / 5)],
  );
  await loading.$client.query(
    `WITH people AS (SELECT array_agg(id) AS ids FROM accounts), drawn AS (
       SELECT n, ids[1 + n % cardinality(ids)] AS account, 1 + floor(random() * cardinality($2::text[]))::int AS city,
         1 + floor(random() * cardinality($4::text[]))::int AS kind, random() AS place, random() AS sort, random() AS price,
         random() AS words
       FROM generate_series(1, $1) n, people)
     INSERT INTO saved_searches (id, account_id, name, filter, filter_key, criteria_version, is_valid, type, subtype, province,
       city_key, listing_types, posted_as, lower_price, upper_price, bounds, zoning, query, cadence, seen_at, created_at)
     SELECT gen_random_uuid(), account, 'Search', '{}', n::text, 'bench', true,
       CASE WHEN sort < 0.9 THEN ($4::text[])[kind] ELSE '' END, CASE WHEN sort < 0.3 THEN ($5::text[])[kind] ELSE '' END,
       CASE WHEN place < 0.8 THEN ($2::text[])[city] ELSE '' END, CASE WHEN place < 0.7 THEN ($3::text[])[city] ELSE '' END,
       CASE WHEN price < 0.6 THEN ARRAY['sale', 'both'] END, '',
       CASE WHEN price < 0.5 THEN (price * 1000000)::int ELSE -1 END,
       CASE WHEN price < 0.7 THEN 600000 + (words * 5000000)::int ELSE 2147483647 END,
       CASE WHEN words < 0.3 THEN '{"totalArea": [100000, 900000]}'::jsonb END, '',
       CASE WHEN words > 0.8 THEN listings_query('corner') END, 'daily', now(), now()
     FROM drawn`,
    [
      searches,
      cities.map(([province]) => province),
      cities.map(([, key]) => key),
      subtypes.map(([type]) => type),
      subtypes.map(([, name]) => name),
    ],
  );
  const { rows } = await loading.$client.query<{ id: string }>("SELECT id FROM accounts ORDER BY email LIMIT 1");
  console.log(`${searches} saved searches in ${Math.round((performance.now() - started) / 1_000)} s`);
  return rows[0]?.id ?? "";
}

/** Drafts, and beside them the listings of the market. */
async function addListings(ownerId: string): Promise<string[]> {
  const now = new Date();
  const toRow = (status: "draft" | "active") => {
    const { province, city } = random.pick(LOCATED_CITIES);
    const category = random.pick(CATEGORIES);
    const [price, listingType] = [random.int(50_000, 5_000_000), "sale" as const];
    const { sale, lease } = buildAsked({ listingType, price });
    return {
      ...buildListing(),
      ...{ id: newId(), ownerId, status, listingType, price, sale, lease, keywords: [] },
      ...{
        province: province.name,
        city: city.name,
        type: category.type,
        subtype: random.pick<{ name: string }>(category.subtypes).name,
      },
      ...{ plan: "Basic" as const, hasExposure: false, hasPriority: false, createdAt: now, updatedAt: now },
      ...{ publishedAt: status === "draft" ? null : now, expiresAt: new Date(now.getTime() + 90 * 86_400_000) },
    };
  };
  const drafts = Array.from({ length: MEASURED + 1 }, () => toRow("draft"));
  await insertListings(db, drafts);
  for (let left = listings; left > 0; left -= 1_000)
    await insertListings(
      db,
      Array.from({ length: Math.min(left, 1_000) }, () => toRow("active")),
    );
  return drafts.map(({ id }) => id);
}

async function publish(id: string): Promise<void> {
  await db.$client.query(
    "UPDATE listings SET status = 'active', published_at = now(), updated_at = now() WHERE id = $1",
    [id],
  );
}

/** What the index of candidates takes to find a listing's, counted only. */
async function countCandidates(id: string): Promise<void> {
  await db.$client.query(
    `SELECT count(*) FROM saved_searches s, (SELECT * FROM listings WHERE id = $1 OFFSET 0) l
     WHERE s.is_valid AND s.deleted_at IS NULL AND s.type IN ('', l.type) AND s.province IN ('', l.province)
       AND s.city_key IN ('', l.city_key) AND s.subtype IN ('', l.subtype) AND s.lower_price <= l.price AND s.upper_price >= l.price`,
    [id],
  );
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

async function measureOrdinary(ids: readonly string[]): Promise<void> {
  const [published, compared, bare]: number[][] = [[], [], []];
  for (const id of ids) {
    published?.push(await time(() => publish(id)));
    bare?.push(await time(() => countCandidates(id)));
    compared?.push(await time(() => matchChanges({ db, clock, log })));
  }
  const { rows } = await db.$client.query("SELECT count(*)::int AS matches FROM saved_search_matches");
  console.log(`publishing: ${describe(published ?? [])}`);
  console.log(`comparing: ${describe(compared ?? [])}, ${Math.round(rows[0].matches / ids.length)} matches each`);
  console.log(`counting candidates in SQL: ${describe(bare ?? [])}`);
}

/** A listing that many searches fit, beside searches that go on. */
async function measureBroad(id: string): Promise<void> {
  await loading.$client.query(
    `UPDATE saved_searches SET type = '', subtype = '', province = '', city_key = '', listing_types = NULL, query = NULL,
       lower_price = -1, upper_price = 2147483647, bounds = NULL
     WHERE id IN (SELECT id FROM saved_searches LIMIT ${BROAD})`,
  );
  await loading.$client.query("VACUUM ANALYZE saved_searches");
  const search = () =>
    time(() =>
      db.$client.query(
        `SELECT id FROM listings WHERE status = 'active' AND expires_at > now() AND province = 'Ontario' AND price < 900000
         ORDER BY published_at DESC, id LIMIT 20`,
      ),
    );
  const searchUntil = async (isDone: () => boolean) => {
    const times: number[] = [];
    while (!isDone()) times.push(await search());
    return times;
  };
  const until = performance.now() + 5_000;
  console.log(`a search alone: ${describe(await searchUntil(() => performance.now() > until))}`);
  await publish(id);
  let isDone = false;
  const beside = searchUntil(() => isDone);
  const took = await time(() => matchChanges({ db, clock, log }));
  isDone = true;
  console.log(
    `comparing a listing that ${BROAD} searches fit: ${Math.round(took)} ms; a search beside it: ${describe(await beside)}`,
  );
}
