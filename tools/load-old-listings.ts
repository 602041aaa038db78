import pg from "pg";
import { readConfig } from "../server/src/platform/config.ts";
import { startEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { listMigrations, migrateDatabase } from "../server/src/platform/database/migrate.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { listColumns } from "./listing-columns.ts";

/** The version before a listing's single price became a quote for sale and one for rent. */
const BEFORE_QUOTES = 43;
const BATCH = 2_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Fills the embedded database of `DATA_DIR` with rows from another data directory, in the form they had before quotes.
 * Stops both.
 */
async function loadOldListings(sourceDir: string, listings: number): Promise<void> {
  const { dataDir, logLevel } = readConfig(process.env);
  const options = { log: createLogger(logLevel), report: () => undefined };
  const full = await startEmbeddedDatabase(sourceDir, options);
  const database = await startEmbeddedDatabase(dataDir, options);
  const source = new pg.Pool({ connectionString: full.ownerUrl, max: 1 });
  const target = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  try {
    await migrateDatabase(database.ownerUrl, { upTo: listMigrations()[BEFORE_QUOTES] ?? Number.NaN });
    await copyRows({ source, target, table: "accounts", limit: Number.POSITIVE_INFINITY });
    const copied = await copyRows({ source, target, table: "listings", limit: listings });
    if (copied < listings) throw new Error(`The source has only ${copied} listings.`);
    await target.query("VACUUM (ANALYZE)");
  } finally {
    await Promise.all([source.end(), target.end()]);
    await Promise.all([full.stop(), database.stop()]);
  }
}

interface Copy {
  readonly source: pg.Pool;
  readonly target: pg.Pool;
  readonly table: "accounts" | "listings";
  readonly limit: number;
}

/** Copies rows into a table that has fewer columns; returns their number. */
async function copyRows({ source, target, table, limit }: Copy): Promise<number> {
  const columns = (await listColumns(target, table)).join(", ");
  // At that time every listing had a price.
  const row =
    table === "listings" ? "to_jsonb(kept) || jsonb_build_object('price', coalesce(price, 1))" : "to_jsonb(kept)";
  let copied = 0;
  for (let last = FIRST; copied < limit; ) {
    const { rows } = await source.query<{ id: string; row: object }>(
      `SELECT id, ${row} AS row FROM ${table} AS kept WHERE id > $1 ORDER BY id LIMIT $2`,
      [last, Math.min(BATCH, limit - copied)],
    );
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.id;
    await target.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows.map((kept) => kept.row))],
    );
    copied += rows.length;
  }
  return copied;
}

try {
  const [sourceDir, listings] = [process.argv[2], Number(process.argv[3])];
  if (sourceDir === undefined || !Number.isSafeInteger(listings) || listings < 1)
    throw new Error("usage: node tools/load-old-listings.ts <data directory to copy from> <number>");
  await loadOldListings(sourceDir, listings);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
