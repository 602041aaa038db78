import { readConfig } from "../server/src/platform/config.ts";
import { migrateDatabase } from "../server/src/platform/database/migrate.ts";
import {
  explainMigrationFailure,
  listNamedDatabases,
  requireDatabases,
} from "../server/src/platform/database/named-databases.ts";
import { explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";

/**
 * Migrates an external database before a new version's servers start, so that they need no right to change the schema.
 */
try {
  const config = readConfig(process.env);
  const { migrationDatabaseUrl } = config;
  if (migrationDatabaseUrl === undefined)
    throw new Refusal("Set DATABASE_URL and MIGRATION_DATABASE_URL; a server migrates its embedded database itself.");
  await requireDatabases(listNamedDatabases(config).filter(({ url }) => url === migrationDatabaseUrl));
  await migrateDatabase(migrationDatabaseUrl, { report: console.log }).catch((error: unknown) => {
    throw explainMigrationFailure(error, config);
  });
  console.log("The schema matches this version.");
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
