import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { requireSound } from "../server/src/consistency.ts";
import { EXIT_WITHOUT_FILES } from "../server/src/platform/backups/backup.ts";
import { readKey } from "../server/src/platform/backups/backup-keys.ts";
import { restoreBackup } from "../server/src/platform/backups/restore.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { startEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";
import { describeLostFiles } from "./lost-files.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Restore a backup into an empty data directory, or into an empty database and store:

  DATA_DIR=restored npm run restore -- <file> [--same-store]

--same-store restores into the site's own store, if only its database was lost.
BACKUP_IDENTITY (a private key) or BACKUP_PASSPHRASE opens it.
It exits with ${EXIT_WITHOUT_FILES} if it restored everything but files that were lost before the backup.`;

/** Restores. Exits with 1 if that fails, with 2 if it is misused, and with EXIT_WITHOUT_FILES if the backup names lost files. */
try {
  const isOwnStore = process.argv.includes("--same-store");
  const [file, ...others] = process.argv.slice(2).filter((each) => each !== "--same-store");
  if (file === undefined || file.startsWith("-") || others.length > 0) explainUsage(USAGE);
  else await restore(resolve(file), isOwnStore);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function restore(path: string, isOwnStore: boolean): Promise<void> {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  const key = readKey(process.env);
  const secret = process.env.SECRET || undefined;
  // If the settings have no secret, reading them would create one, but the backup has its own.
  const config = readConfig({ ...process.env, SECRET: secret ?? "0".repeat(64) });
  requireEmptyFolder(config.dataDir);
  const log = createLogger("warn");
  const started = performance.now();
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedDatabase(config.dataDir, { log, report: console.log })
      : undefined;
  try {
    const files = openFileStore(config);
    const ownerUrl = config.migrationDatabaseUrl ?? embedded?.ownerUrl ?? "";
    const { lostFiles = [] } = await restoreBackup({
      path,
      key,
      ownerUrl,
      files,
      isOwnStore,
      secret,
      keepSecret: (kept) => {
        mkdirSync(config.dataDir, { recursive: true });
        writeFileSync(join(config.dataDir, "secret"), kept, { flag: "wx", mode: 0o600 });
      },
      report: (progress) => console.log(`• ${progress}`),
    });
    const directUrl = config.directDatabaseUrl;
    await requireSound(config.databaseUrl ?? embedded?.url ?? "", { files, lostFiles, log, directUrl });
    console.log(`\nRestored and checked in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    if (lostFiles.length === 0) return;
    console.error(describeLostFiles(lostFiles));
    process.exitCode = EXIT_WITHOUT_FILES;
  } finally {
    await embedded?.stop();
  }
}

function requireEmptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty: name a new DATA_DIR.`);
  }
}
