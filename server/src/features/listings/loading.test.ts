import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const LOADING = `
  import { loadManyListings } from "${root}tools/bulk-listings.ts";
  import { openDatabase } from "${root}server/src/platform/database/database.ts";
  import { openDiskStore } from "${root}server/src/platform/files/disk-store.ts";
  import { createLogger } from "${root}server/src/platform/log/log.ts";
  const url = process.env.DATABASE_URL;
  const db = openDatabase({ url, log: createLogger("silent"), timeoutMs: 600_000 });
  const files = openDiskStore(process.env.FILES);
  await loadManyListings({ db, ownerUrl: url, files, secret: "s".repeat(32), report: () => undefined, listings: 800, written: 250 });
  await db.close();`;

/** A table's definition, without its rows. */
const STRUCTURE = `
  SELECT indexdef AS part FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY part`;

describe("listings loaded in bulk", () => {
  let database: TestDatabase;
  let folder: string;
  let client: pg.Client;

  const list = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;

  /** The listings and all maintained counts; a count of zero equals none. */
  async function listKept() {
    // The latest postings are not in the counts yet (decision 097).
    await client.query("SELECT listings_add_changes(true)");
    const tables = await list("SELECT unnest(listings_count_tables()) AS name");
    const kept = [await list("SELECT to_jsonb(listings) AS row FROM listings ORDER BY id")];
    for (const { name } of tables) {
      kept.push(await list(`SELECT to_jsonb(kept) AS row FROM ${name} AS kept WHERE listings <> 0 ORDER BY 1`));
    }
    return kept;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = makeTemporaryFolder("loading");
    client = new pg.Client({ connectionString: database.superuserUrl });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test("are the same, with the same counts, keys and indexes, as if they were posted through the triggers", async () => {
    const structure = await list(STRUCTURE);
    await promisify(execFile)(process.execPath, ["--input-type=module", "-e", LOADING], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.superuserUrl, FILES: folder },
    });
    expect(await list(STRUCTURE)).toEqual(structure);
    const loaded = await listKept();
    expect(loaded[0]).toHaveLength(800);

    const [{ columns } = {}] = await list(
      `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
       WHERE attrelid = 'listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    );
    await client.query("CREATE TEMP TABLE saved AS TABLE listings");
    await client.query("TRUNCATE listings CASCADE");
    await client.query("DO $$ BEGIN EXECUTE 'TRUNCATE ' || array_to_string(listings_count_tables(), ', '); END $$");
    for (let part = 0; part < 20; part += 1) {
      await client.query(
        `INSERT INTO listings (${columns}) SELECT ${columns} FROM saved WHERE rotation % 20 = ${part}`,
      );
    }
    expect(await listKept()).toEqual(loaded);
  });

  test("have their own place in the rotation, derived from their ids", async () => {
    const [counts] = await list("SELECT count(DISTINCT rotation)::int AS places FROM listings");
    expect(counts).toEqual({ places: 800 });
  });
});
