import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { startEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { migrateDatabase } from "../server/src/platform/database/migrate.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { loadManyListings } from "./bulk-listings.ts";

/** Indexes are built in memory, and as little as possible is logged. After a power failure, start over. */
const LOADING = {
  maintenance_work_mem: "512MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "16GB",
  checkpoint_timeout: "1h",
  synchronous_commit: "off",
  autovacuum: "off",
};

/** Fills the embedded database of `DATA_DIR` with this many demo listings and stops it: `node tools/load-listings.ts 100000`. */
async function loadListings(listings: number): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir, secret, logLevel } = config;
  const log = createLogger(logLevel);
  const { url, ownerUrl, stop } = await startEmbeddedDatabase(dataDir, { log, report: console.log, settings: LOADING });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    await migrateDatabase(ownerUrl);
    // The server's time limit per statement is meant for requests, not for loading.
    const db = openDatabase({ url, log, timeoutMs: 0 });
    const seeding = { ownerUrl, files: openFileStore(config), secret, report: console.log, listings };
    await loadManyListings({ db, ...seeding }).finally(() => db.close());
  } finally {
    await stop();
  }
}

try {
  const listings = Number(process.argv[2]);
  if (!Number.isSafeInteger(listings) || listings < 1) throw new Error("usage: node tools/load-listings.ts <number>");
  await loadListings(listings);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
