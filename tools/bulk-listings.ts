import type pg from "pg";
import { hasAccounts } from "../server/src/features/accounts/accounts.queries.ts";
import { connectClient } from "../server/src/platform/database/client.ts";
import { withBareTables } from "./bare-tables.ts";
import { listColumns } from "./listing-columns.ts";
import { type Seeding, seedDemo } from "./seed.ts";

/** Listings with their own texts; writing and stemming a text takes as long as ten copies. */
const WRITTEN = 50_000;

interface BulkLoad extends Omit<Seeding, "listings"> {
  readonly listings: number;
  /** How many are written before the rest repeat their texts. */
  readonly written?: number;
}

/**
 * Loads the demo with a large number of listings into an empty database: into tables without indexes, with counting at
 * the end. From 50,000 on, listings repeat the texts and facts of earlier ones, with their own id, timestamp and place
 * in the rotation.
 */
export async function loadManyListings({ listings, written = WRITTEN, ...seeding }: BulkLoad): Promise<void> {
  const { db, report, ownerUrl } = seeding;
  if (await hasAccounts(db)) throw new Error("Many listings can only be loaded into an empty database.");
  const owner = await connectClient({ connectionString: ownerUrl, options: "-c statement_timeout=0 -c jit=off" });
  try {
    await withBareTables(owner, ["listings", "listing_pictures"], async () => {
      await owner.query("ALTER TABLE listings DISABLE TRIGGER listings_counts_inserted");
      await owner.query("ALTER TABLE listing_pictures DISABLE TRIGGER USER");
      await seedDemo({ ...seeding, listings: Math.min(listings, written) });
      await owner.query("ALTER TABLE listings DISABLE TRIGGER USER");
      if (listings > written) {
        report("Repeating their texts");
        await copyListings(owner, listings);
      }
      await owner.query("ALTER TABLE listings ENABLE TRIGGER USER");
      await owner.query("ALTER TABLE listing_pictures ENABLE TRIGGER USER");
      report("Building indexes");
    });
    report("Counting");
    await owner.query("SET work_mem = '256MB'");
    await owner.query("CALL listings_count_again()");
    await owner.query("VACUUM (ANALYZE)");
  } finally {
    await owner.end();
  }
}

/** A version 5 UUID, accepted by the calls and the same on each load. */
const COPY_ID = `overlay(overlay(md5(original.id || number::text) PLACING '5' FROM 13) PLACING 'a' FROM 17)::uuid`;
/** Computed like the listings' rotationOf(). */
const ROTATION = `('x' || left(encode(sha256(convert_to(copies.id::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint >> 1`;
const MOMENTS = ["created_at", "updated_at", "published_at", "expires_at"];

/** Repeats the existing listings until there are this many. */
async function copyListings(owner: pg.Client, total: number): Promise<void> {
  const { rows } = await owner.query<{ written: number }>("SELECT count(*)::int AS written FROM listings");
  const written = rows[0]?.written ?? 1;
  await owner.query(
    `CREATE TEMP TABLE copies AS
     SELECT original.id AS original_id, ${COPY_ID} AS id
     FROM generate_series(1, $1::int) AS number, (SELECT id, row_number() OVER (ORDER BY id) AS place FROM listings) AS original
     WHERE number * $2::int + place <= $3::int`,
    [Math.ceil(total / written) - 1, written, total],
  );
  const shared = (await listColumns(owner)).filter((column) => !["id", "rotation", ...MOMENTS].includes(column));
  // Moments go back by up to a day.
  const moments = MOMENTS.map((column) => `original.${column} - make_interval(secs => (${ROTATION}) % 86400)`);
  await owner.query(
    `INSERT INTO listings (id, rotation, ${[...MOMENTS, ...shared].join(", ")})
     SELECT copies.id, ${ROTATION}, ${[...moments, ...shared.map((column) => `original.${column}`)].join(", ")}
     FROM copies JOIN listings AS original ON original.id = original_id`,
  );
  await owner.query(
    `INSERT INTO listing_pictures (token, listing_id, position, storage_key, media_type, widths, bytes)
     SELECT replace(gen_random_uuid()::text, '-', ''), copies.id, position, storage_key, media_type, widths, bytes
     FROM copies JOIN listing_pictures ON listing_pictures.listing_id = original_id`,
  );
}
