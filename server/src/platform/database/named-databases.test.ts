import { expect, inject, test } from "vitest";
import { asSuperuser } from "../../testing/test-database.ts";
import { Refusal } from "../refusal.ts";
import { migrateDatabase } from "./migrate.ts";
import {
  explainMigrationFailure,
  listDatabaseProblems,
  listNamedDatabases,
  requireDatabases,
} from "./named-databases.ts";

const at = (change: (url: URL) => void) => {
  const url = new URL(inject("clusterUrl"));
  change(url);
  return url.href;
};
const NOTHING = "postgresql://vestpocket:secret@127.0.0.1:1/vestpocket";

test("each database is named once, by the setting that it comes from", () => {
  const [databaseUrl, directDatabaseUrl] = ["postgresql://pooler/a", "postgresql://db/a"];
  expect(
    listNamedDatabases({ databaseUrl, directDatabaseUrl, migrationDatabaseUrl: directDatabaseUrl }).map(
      ({ setting }) => setting,
    ),
  ).toEqual(["DATABASE_URL", "DATABASE_DIRECT_URL"]);
});

test("a database that cannot be used is named by its setting, all of them at once and without a password", async () => {
  const problems = await listDatabaseProblems([
    { setting: "DATABASE_URL", url: NOTHING },
    { setting: "DATABASE_DIRECT_URL", url: at((url) => (url.pathname = "/nowhere")) },
    { setting: "MIGRATION_DATABASE_URL", url: "postgresql://vestpocket:secret@host.invalid/vestpocket" },
    { setting: "DATABASE_REPLICA_URLS", url: inject("clusterUrl") },
  ]);
  expect(problems).toEqual([
    "DATABASE_URL: 127.0.0.1:1/vestpocket: nothing answers there (ECONNREFUSED)",
    expect.stringMatching(/^DATABASE_DIRECT_URL: .+\/nowhere: there is no database of this name \(3D000\)$/u),
    expect.stringMatching(
      /^MIGRATION_DATABASE_URL: host[.]invalid\/vestpocket: (?:there is no such host|the host's name)/u,
    ),
  ]);
  await expect(requireDatabases([{ setting: "DATABASE_URL", url: NOTHING }])).rejects.toThrow(Refusal);
});

test("a role without the right to migrate is told whose URL is needed", async () => {
  await asSuperuser(inject("clusterUrl"), async (client) => {
    await client.query("CREATE ROLE only_reads LOGIN PASSWORD 'reads'");
    await client.query("CREATE DATABASE unmigrated");
  });
  const url = at((each) => {
    each.username = "only_reads";
    each.password = "reads";
    each.pathname = "/unmigrated";
  });
  try {
    const error = await migrateDatabase(url).catch((each: unknown) => each);
    const urls = { databaseUrl: url, migrationDatabaseUrl: url, directDatabaseUrl: undefined };
    expect(explainMigrationFailure(error, urls)).toMatchObject({
      message: expect.stringMatching(/^DATABASE_URL: .+ Run npm run migrate with MIGRATION_DATABASE_URL/u),
    });
  } finally {
    await asSuperuser(inject("clusterUrl"), async (client) => {
      await client.query("DROP DATABASE unmigrated WITH (FORCE)");
      await client.query("DROP ROLE only_reads");
    });
  }
});
