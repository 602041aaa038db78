import { findInconsistencies } from "../server/src/consistency.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { startEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";
import { readGivenFile } from "./given-file.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Check rows, files and evidence chains against each other, without changing anything:

  npm run fsck                     check them
  npm run fsck -- <file> …         also compare them with published lines: saved mails, or copied lines`;

const SHOWN = 20;
const LINE = /\d{4}-\d\d-\d\d rooms=\d+ root=[0-9a-f]{64} prev=[0-9a-f]{64} hash=[0-9a-f]{64}/gu;

/** The evidence lines in saved mails, or copied. Throws Refusal if a file has none: it would seem to agree. */
const readArchive = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    // A saved mail is quoted-printable: it breaks long lines after "=", and writes "=" as "=3D".
    const plain = readGivenFile(file)
      .toString()
      .replace(/=\r?\n/gu, "")
      .replaceAll("=3D", "=")
      .replace(/\s+/gu, " ");
    const lines = plain.match(LINE);
    if (lines === null) throw new Refusal(`There is no evidence line in ${file}.`);
    return lines;
  });

/** Reports inconsistencies between the database and the files, without changing anything; exits with 1 if there are any. */
async function check(archived: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger("warn");
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedDatabase(config.dataDir, { log, report: console.log })
      : undefined;
  const { directDatabaseUrl: directUrl } = config;
  // If a pooler keeps the time limit for requests on the server's role, only the owner's statements may take as long as
  // they need.
  const url = directUrl === undefined ? config.databaseUrl : config.migrationDatabaseUrl;
  const db = openDatabase({ url: url ?? embedded?.url ?? "", log, directUrl, timeoutMs: 0 });
  try {
    const found = await findInconsistencies({
      db,
      files: openFileStore(config),
      now: new Date(),
      archived,
    });
    for (const [what, each] of Object.entries(found)) {
      console.log(`${what}: ${each.length}${each.length === 0 ? "" : `\n  ${each.slice(0, SHOWN).join("\n  ")}`}`);
    }
    if (Object.values(found).some((each) => each.length > 0)) process.exitCode = 1;
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

try {
  const files = process.argv.slice(2);
  if (files.some((each) => each.startsWith("-"))) explainUsage(USAGE);
  else await check(readArchive(files));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
