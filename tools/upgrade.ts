import { parseArgs } from "node:util";
import { requireSound } from "../server/src/consistency.ts";
import { confirmUpgrade, upgradeEmbeddedDatabase } from "../server/src/platform/backups/upgrade.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";

const USAGE = `Move the embedded database to the major version of PostgreSQL that this release brings, while the server is stopped:

  npm run upgrade -- --from <folder>   copy it with the programs of its own version, which are in this folder
  npm run upgrade -- --confirm         remove the database as it was before, which was kept`;

/** Upgrades; exits with 1 if that fails, leaving the database as before. */
try {
  const { values: options } = parseArgs({
    options: { from: { type: "string" }, confirm: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (options.help) console.log(USAGE);
  else if (options.confirm) confirm();
  else await upgrade(options.from);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function upgrade(from: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined) {
    throw new Refusal("DATABASE_URL names a database of your own: upgrade it as its documentation says.");
  }
  const files = openFileStore(config);
  const upgraded = await upgradeEmbeddedDatabase({
    dataDir: config.dataDir,
    from,
    files,
    now: new Date(),
    report: (progress) => console.log(`• ${progress}`),
    verify: (url) => requireSound(url, { files, log: createLogger("warn") }),
  });
  console.log(`\n${upgraded.rows} rows moved from PostgreSQL ${upgraded.from} to ${upgraded.to}, and checked.
The database as it was is in ${upgraded.kept}. Start the server; once all is well: npm run upgrade -- --confirm`);
}

function confirm(): void {
  const removed = confirmUpgrade(readConfig(process.env).dataDir);
  if (removed.length === 0) throw new Refusal("No earlier database is kept: there is nothing to confirm.");
  console.log(`Removed: ${removed.join(", ")}`);
}
