import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { listFileKeys } from "../server/src/consistency.ts";
import { EXIT_WITHOUT_FILES, writeBackup } from "../server/src/platform/backups/backup.ts";
import { makeKeyPair, readLock } from "../server/src/platform/backups/backup-keys.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { borrowEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";
import { describeLostFiles } from "./lost-files.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Back up the database and the files to one encrypted file, while the server runs:

  npm run backup                   write vestpocket-<time>.backup into this folder
  npm run backup -- <file>         write this file
  npm run backup -- --new-key      make a pair of keys

BACKUP_RECIPIENT (a public key) or BACKUP_PASSPHRASE encrypts it.
It exits with ${EXIT_WITHOUT_FILES} if it wrote the backup without files that the store has lost.`;

/**
 * Backs up. Exits with 1 if that fails, and then leaves no file behind; with 2 if it is misused; with EXIT_WITHOUT_FILES
 * if files are lost.
 */
try {
  const [argument, ...others] = process.argv.slice(2);
  if (others.length > 0 || (argument?.startsWith("-") && argument !== "--new-key")) explainUsage(USAGE);
  else if (argument === "--new-key") await printNewKey();
  else await backUp(resolve(argument ?? `vestpocket-${new Date().toISOString().replace(/[:.]/gu, "")}.backup`));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function printNewKey(): Promise<void> {
  const { recipient, identity } = await makeKeyPair();
  console.log(`BACKUP_RECIPIENT=${recipient}\n  for the server, which backs up but cannot read backups
BACKUP_IDENTITY=${identity}\n  to restore: keep it apart from the server, and do not lose it`);
}

async function backUp(path: string): Promise<void> {
  const lock = readLock(process.env);
  if (existsSync(path)) throw new Refusal(`${path} exists already.`);
  const config = readConfig(process.env);
  const embedded =
    config.migrationDatabaseUrl === undefined
      ? await borrowEmbeddedDatabase(config.dataDir, { log: createLogger("warn") })
      : undefined;
  const ownerUrl = config.migrationDatabaseUrl ?? embedded?.ownerUrl;
  if (ownerUrl === undefined) throw new Refusal(`There is nothing to back up in ${config.dataDir}.`);
  const started = performance.now();
  try {
    const {
      tables,
      files,
      lostFiles = [],
    } = await writeBackup({
      path,
      lock,
      ownerUrl,
      files: openFileStore(config),
      listFiles: listFileKeys,
      secret: config.secret,
      keptSecret: process.env.SECRET ? undefined : config.secret,
      now: new Date(),
      report: (progress) => console.log(`• ${progress}`),
    });
    const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${rows} rows and ${files} files in ${seconds} s: ${path}`);
    if (lostFiles.length === 0) return;
    console.error(describeLostFiles(lostFiles));
    process.exitCode = EXIT_WITHOUT_FILES;
  } finally {
    await embedded?.stop();
  }
}
