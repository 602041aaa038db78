/**
 * Measures how long a published listing takes to be compared with all saved searches, beside plain SQL that finds the same
 * candidates and writes one row for each; what a listing that 50,000 searches fit costs other people's searches; and what
 * happens when an owner renews many listings at once.
 *
 *   node tools/with-node.mjs tools/measure-matching.ts [saved searches] [listings]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../bench/database.ts";
import { stopProcess } from "../bench/processes.ts";
import { startSystem } from "../bench/system.ts";
import { matchChanges } from "../server/src/features/saved-searches/matching.usecases.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { createLogger } from "../server/src/platform/log/log.ts";
import { addListings, addSearches, copyListings } from "./matching-market.ts";

const searches = Number(process.argv[2] ?? 1_000_000);
const listings = Number(process.argv[3] ?? 100_000);
const BROAD = 50_000;
const BROAD_LISTINGS = 5;
const MEASURED = 200;
const RENEWED = 500;
const RETURNED = 100;
const log = createLogger("warn");
const clock = { now: () => new Date() };

const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-matching-"));
const system = await startSystem(dataDir, { settings: { DEMO: "off" } });
const { url, ownerUrl } = openEmbeddedDatabase(dataDir);
const db = openDatabase({ url, log, timeoutMs: 60_000 });
const loading = openDatabase({ url: ownerUrl, log, timeoutMs: 600_000 });
try {
  // Nothing else compares meanwhile.
  await loading.$client.query("DELETE FROM pgboss.schedule WHERE name LIKE 'saved-searches.%'");
  const started = performance.now();
  await addSearches(loading.$client, searches);
  const ids = await addListings(loading, { listings, drafts: MEASURED + BROAD_LISTINGS });
  await copyListings(loading.$client, listings);
  await loading.$client.query(
    "CREATE TABLE plain_matches (search_id uuid, listing_id uuid, PRIMARY KEY (search_id, listing_id))",
  );
  await loading.$client.query("GRANT ALL ON plain_matches TO PUBLIC");
  await loading.$client.query("VACUUM ANALYZE saved_searches, listings, accounts");
  console.log(
    `${searches} searches and ${listings} listings in ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  await measureOrdinary(ids.slice(0, MEASURED));
  await measureRenewals(ids.slice(0, RETURNED));
  await measureBroad(ids.slice(MEASURED));
} finally {
  await db.close();
  await loading.close();
  await stopProcess(system.process);
  rmSync(dataDir, { recursive: true, force: true });
}

async function publish(id: string): Promise<void> {
  await db.$client.query(
    "UPDATE listings SET status = 'active', published_at = now(), updated_at = now() WHERE id = $1",
    [id],
  );
}

/** The least that a comparison could do: find the searches by their columns, and write a row for each. */
async function matchPlainly(id: string): Promise<void> {
  await db.$client.query(
    `INSERT INTO plain_matches SELECT s.id, l.id FROM saved_searches s, (SELECT * FROM listings WHERE id = $1 OFFSET 0) l
     WHERE s.is_valid AND s.deleted_at IS NULL AND s.type IN ('', l.type) AND s.province IN ('', l.province)
       AND s.city_key IN ('', l.city_key) AND s.subtype IN ('', l.subtype) AND s.lower_price <= l.price AND s.upper_price >= l.price`,
    [id],
  );
}

function compare(): Promise<void> {
  return matchChanges({ db, clock, log });
}

async function countOf(what: string): Promise<number> {
  return (await db.$client.query(`SELECT count(*)::int AS found FROM ${what}`)).rows[0].found;
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
  const [compared, plain]: [number[], number[]] = [[], []];
  for (const id of ids) {
    await publish(id);
    plain.push(await time(() => matchPlainly(id)));
    compared.push(await time(compare));
  }
  const matches = await countOf("saved_search_matches");
  console.log(`comparing a published listing: ${describe(compared)}, ${Math.round(matches / ids.length)} matches each`);
  console.log(
    `plain SQL: ${describe(plain)}, ${Math.round((await countOf("plain_matches")) / ids.length)} matches each`,
  );
}

/** Listings that are renewed before they end, and others that were gone for two days. */
async function measureRenewals(gone: readonly string[]): Promise<void> {
  const before = await countOf("alerts");
  await loading.$client.query(
    `UPDATE listings SET expires_at = expires_at + interval '90 days', published_at = now(), updated_at = now()
     WHERE id IN (SELECT id FROM listings WHERE status = 'active' AND id <> ALL ($1) LIMIT ${RENEWED})`,
    [gone],
  );
  const renewed = await time(compare);
  console.log(
    `${RENEWED} listings renewed early: ${Math.round(renewed)} ms, ${(await countOf("alerts")) - before} alerts`,
  );
  await loading.$client.query("UPDATE listing_alert_states SET came_at = now() - interval '30 days'");
  await loading.$client.query("UPDATE listings SET expires_at = now() - interval '2 days' WHERE id = ANY ($1)", [gone]);
  await loading.$client.query("DELETE FROM listing_changes");
  await loading.$client.query(
    "UPDATE listings SET expires_at = now() + interval '90 days', updated_at = now() WHERE id = ANY ($1)",
    [gone],
  );
  const returned = await time(compare);
  const alerts = (await countOf("alerts")) - before;
  const accounts = await countOf("alert_accounts WHERE due_at <= now()");
  console.log(
    `${gone.length} that were gone: ${Math.round(returned)} ms, ${alerts} alerts; ${accounts} accounts are to be told at once`,
  );
}

/** Listings that many searches fit, beside searches that go on, and before and after them. */
async function measureBroad(ids: readonly string[]): Promise<void> {
  await loading.$client.query(
    `UPDATE saved_searches SET type = '', subtype = '', province = '', city_key = '', query = NULL, lower_price = -1,
       upper_price = 2147483647 WHERE id IN (SELECT id FROM saved_searches LIMIT ${BROAD})`,
  );
  await loading.$client.query("VACUUM ANALYZE saved_searches");
  const [alone, beside, took]: [number[], number[], number[]] = [[], [], []];
  for (const id of ids) {
    const until = performance.now() + 3_000;
    await searchUntil(alone, () => performance.now() > until);
    await publish(id);
    let isDone = false;
    const searching = searchUntil(beside, () => isDone);
    took.push(await time(compare));
    isDone = true;
    await searching;
  }
  console.log(`comparing a listing that ${BROAD} more searches fit: ${describe(took)}`);
  console.log(`a search alone: ${describe(alone)}; beside it: ${describe(beside)}`);
}

async function searchUntil(times: number[], isDone: () => boolean): Promise<void> {
  while (!isDone())
    times.push(
      await time(() =>
        db.$client.query(
          `SELECT id FROM listings WHERE status = 'active' AND expires_at > now() AND province = 'Ontario' AND price < 900000
           ORDER BY published_at DESC, id LIMIT 20`,
        ),
      ),
    );
}
