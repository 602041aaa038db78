import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { startEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { migrateDatabase } from "../server/src/platform/database/migrate.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { seedDemo } from "./seed.ts";

/** Options in the URL override the server's own: its time limit per statement is meant for requests, not for loading. */
const WITHOUT_TIME_LIMIT = "?options=-c%20statement_timeout%3D0";

/** Fills the embedded database of `DATA_DIR` with this many demo listings and stops it: `node tools/load-listings.ts 100000`. */
async function loadListings(listings: number): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir, secret, logLevel } = config;
  const log = createLogger(logLevel);
  const { url, ownerUrl, stop } = await startEmbeddedDatabase(dataDir, { log, report: console.log });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    await migrateDatabase(ownerUrl);
    const db = openDatabase({ url: url + WITHOUT_TIME_LIMIT, log });
    await seedDemo({ db, ownerUrl, files: openFileStore(config), secret, report: console.log, listings }).finally(() =>
      db.close(),
    );
    // Autovacuum would do this some minutes later, while somebody uses the database.
    const owner = openDatabase({ url: ownerUrl + WITHOUT_TIME_LIMIT, log });
    await owner.$client.query("VACUUM (ANALYZE)").finally(() => owner.close());
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
