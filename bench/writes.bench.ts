import type pg from "pg";
import { listColumns } from "../tools/listing-columns.ts";
import { BUDGETS } from "./budgets.ts";
import { openEmbeddedDatabase } from "./database.ts";
import { buildPricedFilters } from "./filters.ts";
import { formatLatency, load, median, rateOf } from "./load.ts";
import { type Figure, ratio } from "./report.ts";
import { toRequests } from "./requests.ts";
import type { Headers, System } from "./system.ts";

const POSTINGS = 30;
/** Enough for the latest changes to be merged into the maintained counts twice. */
const POSTINGS_TOGETHER = 64;
const PUBLISHED_PER_SECOND = 20;
const EVERY_MS = 1_000 / PUBLISHED_PER_SECOND;

/** What a posting costs the database, and how much searches slow down while listings are published. */
export async function measureWrites(
  { system, headers }: { system: System; headers: Headers },
  seconds: number,
): Promise<Figure[]> {
  const pool = openEmbeddedDatabase(system.dataDir).openPool(1);
  try {
    const copying = await prepareCopy(pool);
    const posting = await timePosting(pool, copying);
    const together = await timePostingsTogether(pool, copying);
    const publishing = await measureWhilePublishing({ system, headers, pool, copying }, seconds);
    return [
      {
        name: "one posting, in the database",
        value: posting,
        format: (value) => `${value.toFixed(2)} ms`,
        budget: BUDGETS.posting,
        note: `median of ${POSTINGS}, with indexes and triggers`,
      },
      {
        name: "one of many postings, in the database",
        value: together,
        format: (value) => `${value.toFixed(2)} ms`,
        note: `mean of ${POSTINGS_TOGETHER} in one transaction; every 32nd adds the latest changes to the kept counts`,
      },
      publishing,
    ];
  } finally {
    await pool.end();
  }
}

interface Copying {
  /** An INSERT that copies the listing of this id under a new one. */
  readonly statement: string;
  /** The id of an active listing. Finding one is not part of posting. */
  readonly drawSource: () => string;
}

async function prepareCopy(pool: pg.Pool): Promise<Copying> {
  const names = await listColumns(pool);
  const own: Readonly<Record<string, string>> = {
    id: "gen_random_uuid()",
    posting_key: "NULL",
    published_at: "now()",
    created_at: "now()",
  };
  const values = names.map((name) => own[name] ?? name);
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM listings TABLESAMPLE BERNOULLI (2) WHERE status = 'active'",
  );
  return {
    statement: `INSERT INTO listings (${names.join(", ")}) SELECT ${values.join(", ")} FROM listings WHERE id = $1 RETURNING id`,
    drawSource: () => rows[Math.floor(Math.random() * rows.length)]?.id ?? "",
  };
}

/** Milliseconds, the median; rolled back. */
async function timePosting(pool: pg.Pool, copying: Copying): Promise<number> {
  const times: number[] = [];
  for (let posting = 0; posting < POSTINGS; posting += 1) times.push(...(await timePostings(pool, copying, 1)));
  return median(times);
}

/** Milliseconds, the mean; rolled back. */
async function timePostingsTogether(pool: pg.Pool, copying: Copying): Promise<number> {
  const times = await timePostings(pool, copying, POSTINGS_TOGETHER);
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

/** Milliseconds for each of this many postings in one transaction, which is rolled back. */
async function timePostings(pool: pg.Pool, { statement, drawSource }: Copying, postings: number): Promise<number[]> {
  const times: number[] = [];
  const client = await pool.connect();
  await client.query("BEGIN");
  for (let posting = 0; posting < postings; posting += 1) {
    const { rows } = await client.query<{ "QUERY PLAN": [{ "Execution Time": number }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`,
      [drawSource()],
    );
    times.push(rows[0]?.["QUERY PLAN"][0]["Execution Time"] ?? Number.NaN);
  }
  await client.query("ROLLBACK");
  client.release();
  return times;
}

/** Searches alone, and while 20 listings per second are published; the copies are deleted. */
async function measureWhilePublishing(
  { system, headers, pool, copying }: { system: System; headers: Headers; pool: pg.Pool; copying: Copying },
  seconds: number,
): Promise<Figure> {
  const requests = toRequests("/v1/property/search", headers, buildPricedFilters());
  console.log(`searches while listings are published: ${2 * seconds} s`);
  const alone = await load(system.url, requests, { seconds });
  const published: string[] = [];
  const pending: Promise<void>[] = [];
  const timer = setInterval(() => {
    const insert = pool.query<{ id: string }>(copying.statement, [copying.drawSource()]);
    pending.push(insert.then(({ rows }) => void published.push(...rows.map(({ id }) => id))));
  }, EVERY_MS);
  const beside = await load(system.url, requests, { seconds }).finally(() => clearInterval(timer));
  await Promise.all(pending);
  await pool.query("DELETE FROM listings WHERE id = ANY ($1)", [published]);
  return {
    name: "searches while listings are published ÷ alone",
    value: rateOf(beside) / rateOf(alone),
    format: ratio,
    budget: BUDGETS.whilePublishing,
    note: `${published.length} published; alone ${formatLatency(alone)}; meanwhile ${formatLatency(beside)}`,
  };
}
