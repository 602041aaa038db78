import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireSound } from "../../consistency.ts";
import { buildListingForm, drawPng } from "../../testing/listing-forms.ts";
import { createOwnCluster, isOlder, makeDataDir, OWN_POSTGRES } from "../../testing/own-postgres.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { toUrls } from "../database/cluster.ts";
import { startPostgres, stopPostgres } from "../database/cluster-process.ts";
import { createRoles } from "../database/cluster-roles.ts";
import { startEmbeddedDatabase } from "../database/embedded.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { writeBackup } from "./backup.ts";
import { makeKeyPair } from "./backup-keys.ts";
import { restoreBackup } from "./restore.ts";
import { confirmUpgrade, upgradeEmbeddedDatabase } from "./upgrade.ts";

const log = pino({ level: "silent" });
const report = () => undefined;
const programs = OWN_POSTGRES ?? "";
const hasOlder = OWN_POSTGRES !== undefined && (await isOlder(OWN_POSTGRES));

test("a data directory without a database, and one of this version, have nothing to upgrade", async () => {
  const dataDir = makeDataDir();
  const input = { dataDir, from: undefined, files: openFileStore({ dataDir, bucket: undefined }), now: new Date() };
  const upgrade = () => upgradeEmbeddedDatabase({ ...input, report, verify: async () => undefined });
  await expect(upgrade()).rejects.toThrow("There is no embedded database");
  const embedded = await startEmbeddedDatabase(dataDir, { log, report });
  await embedded.stop();
  await expect(upgrade()).rejects.toThrow("already: there is nothing to do");
  expect(confirmUpgrade(dataDir)).toEqual([]);
});

describe.skipIf(!hasOlder)("an upgrade to the next major version of PostgreSQL", () => {
  let site: TestApp;
  let dataDir: string;

  beforeAll(async () => {
    site = await buildTestApp();
    const owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const content = await drawPng();
    const picture = { name: "images", filename: "a.png", type: "image/png", content };
    await site.call("POST", "/v1/property/", { token: owner.token, ...(await buildListingForm({}, [picture])) });
    dataDir = makeDataDir();
    await fill(dataDir);
  });
  afterAll(async () => {
    await site.close();
  });

  /** The site's rows, in a database of the older version. */
  async function fill(into: string): Promise<void> {
    const cluster = await createOwnCluster(into, { programs });
    const port = await startPostgres(cluster);
    await createRoles({ cluster, port });
    const { ownerUrl } = toUrls({ cluster, port });
    const { recipient, identity } = await makeKeyPair();
    const path = join(into, "site.backup");
    const files = openFileStore(site.config);
    const store = { files, listFiles: async () => [], secret: "", keptSecret: undefined };
    const ends = { ...store, now: new Date(), report, keepSecret: report };
    await writeBackup({ path, lock: { recipient }, ownerUrl: site.superuserUrl, ...ends });
    await restoreBackup({ path, key: { identity }, ownerUrl, ...ends, secret: undefined });
    await stopPostgres(cluster);
  }

  const upgrade = (more: { from?: string; verify?: (url: string) => Promise<void> } = {}) =>
    upgradeEmbeddedDatabase({
      dataDir,
      from: programs,
      files: openFileStore(site.config),
      now: new Date(),
      report,
      verify: (url) => requireSound(url, { files: openFileStore(site.config), log }),
      ...more,
    });
  const count = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query(
        `SELECT (SELECT count(*) FROM accounts)::int AS accounts, (SELECT count(*) FROM listings)::int AS listings,
                (SELECT count(*) FROM listing_pictures)::int AS pictures, current_setting('server_version_num')::int / 10000 AS version`,
      );
      return rows[0];
    } finally {
      await client.end();
    }
  };

  test("is requested by a server that finds the older version", async () => {
    await expect(startEmbeddedDatabase(dataDir, { log, report })).rejects.toThrow("npm run upgrade");
  });

  test("needs the older version's programs", async () => {
    await expect(upgrade({ from: "" })).rejects.toThrow("does not hold the programs");
    await expect(upgradeEmbeddedDatabase({ ...(await inputWithout()) })).rejects.toThrow("--from");
  });
  const inputWithout = async () => ({
    dataDir,
    from: undefined,
    files: openFileStore(site.config),
    now: new Date(),
    report,
    verify: async () => undefined,
  });

  test("leaves everything unchanged if the copy fails its checks", async () => {
    const verify = async () => {
      throw new Error("planted: not sound");
    };
    await expect(upgrade({ verify })).rejects.toThrow("planted");
    expect(existsSync(join(dataDir, "postgres-next"))).toBe(false);
    await expect(startEmbeddedDatabase(dataDir, { log, report })).rejects.toThrow("npm run upgrade");
  });

  test("moves all rows, keeps the old database until confirmed, and restarts if it was killed", async () => {
    // The state after a killed upgrade.
    mkdirSync(join(dataDir, "postgres-next"));
    await expect(startEmbeddedDatabase(dataDir, { log, report })).rejects.toThrow("has not ended");
    const before = await count(site.superuserUrl);
    const { from, to, rows, kept } = await upgrade();
    expect(to).toBeGreaterThan(from);
    expect(rows).toBeGreaterThan(0);
    const embedded = await startEmbeddedDatabase(dataDir, { log, report });
    await migrateDatabase(embedded.ownerUrl);
    expect(await count(embedded.url)).toEqual({ ...before, version: to });
    await embedded.stop();
    expect(existsSync(kept)).toBe(true);
    await expect(upgrade()).rejects.toThrow("nothing to do");
    expect(confirmUpgrade(dataDir)).toEqual([`postgres-${from}`]);
    expect(existsSync(kept)).toBe(false);
  });
});
