import { createMarks, type Trace, traceFile } from "../server/src/features/rooms/rooms.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { borrowEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";
import { readGivenFile } from "./given-file.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Name the reader from whose copy of a deal room's page a file was made, without changing anything:

  npm run trace -- <file>`;

/** Names the readers whose copy a file may be; exits with 1 if there are none, and with 2 if it is misused. */
try {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || file.startsWith("-") || others.length > 0) explainUsage(USAGE);
  else await trace(file);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function trace(file: string): Promise<void> {
  const bytes = readGivenFile(file);
  const config = readConfig(process.env);
  const log = createLogger("warn");
  const embedded = config.databaseUrl === undefined ? await borrowEmbeddedDatabase(config.dataDir, { log }) : undefined;
  const url = config.databaseUrl ?? embedded?.url;
  if (url === undefined) throw new Refusal(`There is no database in ${config.dataDir}.`);
  const db = openDatabase({ url, log, directUrl: config.directDatabaseUrl });
  try {
    const found = await traceFile(db, { marks: createMarks(config.secret), bytes });
    for (const line of describe(found)) console.log(line);
    if (found.readers.length === 0) process.exitCode = 1;
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

function describe({ score, readers }: Trace): string[] {
  if (readers.length > 0) {
    return readers.map(({ reader: { id, email, name }, by, score: own }) => {
      const how = by === "code" ? "the file's code" : `the marker, ${own?.toFixed(1)} standard deviations above chance`;
      return `${name} <${email}> (${id}): ${how}`;
    });
  }
  if (score === undefined) return ["no marker found"];
  return [
    `a marker of this server (${score.toFixed(1)} standard deviations above chance), but of no reader it still knows`,
  ];
}
