import { ConfigError } from "../server/src/platform/config.ts";
import { listDatabaseProblems, listNamedDatabases } from "../server/src/platform/database/named-databases.ts";
import { openS3Store } from "../server/src/platform/files/s3-store.ts";
import { readBucketSettings } from "../server/src/platform/files/storage-settings.ts";
import { explainFailure } from "../server/src/platform/log/log.ts";
import { readMailSettings } from "../server/src/platform/messages/carrier-settings.ts";
import { createMailCarrier } from "../server/src/platform/messages/mail-carrier.ts";
import { describeServer } from "../server/src/platform/server-description.ts";
import { type CheckedSettings, checkSettings } from "../server/src/platform/settings-check.ts";
import { within } from "../server/src/platform/within.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Check the settings in the environment, without starting or changing anything:

  npm run check-settings               the settings, and whether databases, bucket and mail server answer
  npm run check-settings -- --offline  the settings alone

It names every wrong setting at once, and exits with 1 if there is one.`;

const PATIENCE_MS = 10_000;

/** Checks the settings; exits with 1 if one is wrong, and with 2 if it is misused. */
try {
  const [argument, ...others] = process.argv.slice(2);
  if (others.length > 0 || (argument !== undefined && argument !== "--offline")) explainUsage(USAGE);
  else await check(argument === "--offline");
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function check(isOffline: boolean): Promise<void> {
  const checked = checkSettings(process.env);
  const { env, problems, warnings } = checked;
  const found = [...problems, ...(isOffline ? [] : await askServices(checked))];
  for (const warning of warnings) console.error(`Warning: ${warning}`);
  if (found.length > 0) throw new ConfigError(found.join("\n"));
  const { ROLE: role, DATABASE_URL: databaseUrl, WEB_CONCURRENCY: webConcurrency } = env;
  console.log(`The settings are valid. ${describeServer({ ...checked, role, databaseUrl, webConcurrency })}`);
}

/** Only valid settings are tried; the mail server and the bucket once all of them are. */
async function askServices({ env, publicUrl, problems }: CheckedSettings): Promise<string[]> {
  const databases = listNamedDatabases({
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DATABASE_DIRECT_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
  });
  const replicas = (env.DATABASE_REPLICA_URLS ?? []).map((url) => ({ setting: "DATABASE_REPLICA_URLS", url }));
  const found = await listDatabaseProblems([...databases, ...replicas]);
  if (problems.length > 0) return found;
  const mail = readMailSettings(env, publicUrl);
  const bucket = readBucketSettings(env);
  const others = await Promise.all([
    mail && ask("SMTP_URL", () => createMailCarrier(mail).check()),
    bucket && ask("STORAGE_URL", () => openS3Store(bucket).check()),
  ]);
  return [...found, ...others.flatMap((each) => each ?? [])];
}

async function ask(setting: string, check: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await within(PATIENCE_MS, check);
    return undefined;
  } catch (error) {
    return `${setting}: does not work (${(error as Error).message})`;
  }
}
