import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireSound } from "../../consistency.ts";
import { createOwnCluster, makeDataDir, OWN_POSTGRES, runProgram } from "../../testing/own-postgres.ts";
import { type Cluster, connect, toUrls } from "../database/cluster.ts";
import { startPostgres, stopPostgres } from "../database/cluster-process.ts";
import { createRoles } from "../database/cluster-roles.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openDiskStore } from "../files/disk-store.ts";

const programs = OWN_POSTGRES ?? "";

/**
 * What docs/operations/backups.md describes for operators with their own database: a base backup, and every segment of the log
 * kept elsewhere.
 */
describe.skipIf(OWN_POSTGRES === undefined)("a point-in-time recovery", () => {
  let dataDir: string;
  let cluster: Cluster;
  let archive: string;
  let base: string;
  let beforeLoss: string;
  let afterLoss: string;
  const recovered: Cluster[] = [];

  beforeAll(async () => {
    dataDir = makeDataDir();
    const empty = await createOwnCluster(dataDir, { programs });
    archive = join(dataDir, "archive");
    for (const folder of [archive, join(dataDir, "bases")]) {
      mkdirSync(folder);
      chmodSync(folder, 0o777);
    }
    cluster = {
      ...empty,
      settings: {
        archive_mode: "on",
        archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
        wal_level: "replica",
      },
    };
    const port = await startPostgres(cluster);
    await createRoles({ cluster, port });
    const { ownerUrl } = toUrls({ cluster, port });
    await migrateDatabase(ownerUrl);
    base = join(dataDir, "bases/one");
    const options = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "-D", base, "-X", "stream", "-c", "fast"];
    runProgram(cluster, [join(programs, "pg_basebackup"), ...options, "--no-sync"]);
    await lose(ownerUrl, await connect({ cluster, port }));
  });
  afterAll(async () => {
    for (const each of recovered) await stopPostgres(each);
  });

  /** Writes after the base backup, deletes all of it, writes more, and loses the machine. */
  async function lose(ownerUrl: string, superuser: pg.Client): Promise<void> {
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    const add = (from: number) =>
      owner.query(
        `INSERT INTO accounts (id, email, email_key, password_hash, first_name, last_name, language, role, created_at, updated_at)
         SELECT gen_random_uuid(), n || '@example.ca', n || '@example.ca', '', 'Robin', 'Whitford', 'en', 'member', now(), now()
           FROM generate_series($1::int, $1::int + 99) AS n`,
        [from],
      );
    const readMoment = async () => {
      await wait(50);
      const { rows } = await owner.query<{ now: string }>("SELECT clock_timestamp()::text AS now");
      await wait(50);
      return rows[0]?.now ?? "";
    };
    await add(1);
    await add(101);
    beforeLoss = await readMoment();
    await owner.query("DELETE FROM accounts");
    afterLoss = await readMoment();
    await add(1_001);
    const { rows } = await superuser.query<{ segment: string }>("SELECT pg_walfile_name(pg_switch_wal()) AS segment");
    const segment = rows[0]?.segment ?? "";
    const isArchived = async () =>
      (await superuser.query("SELECT 1 FROM pg_stat_archiver WHERE last_archived_wal >= $1", [segment])).rowCount === 1;
    while (!(await isArchived())) await wait(50);
    await Promise.all([owner.end(), superuser.end()]);
    runProgram(cluster, [cluster.binaries.pgCtl, "stop", "-D", cluster.folder, "-m", "immediate", "-w"]);
    rmSync(cluster.folder, { recursive: true });
  }

  /** The database as of a point in time, from the base backup and the archive alone. */
  async function recover(moment: string): Promise<pg.Client> {
    const folder = mkdtempSync(join(dataDir, "moment-"));
    runProgram({ ...cluster, runAs: undefined }, ["cp", "-a", `${base}/.`, folder]);
    writeFileSync(join(folder, "recovery.signal"), "");
    runProgram({ ...cluster, runAs: undefined }, [
      "chown",
      "-R",
      `${cluster.runAs?.uid ?? process.getuid?.()}`,
      folder,
    ]);
    const copy: Cluster = {
      ...cluster,
      folder,
      settings: {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: "promote",
      },
    };
    const port = await startPostgres(copy);
    recovered.push(copy);
    const { ownerUrl } = toUrls({ cluster: copy, port });
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    const isWritable = async () =>
      (await client.query<{ is: boolean }>("SELECT NOT pg_is_in_recovery() AS is")).rows[0]?.is ?? false;
    await expect.poll(isWritable).toBe(true);
    const log = pino({ level: "silent" });
    await requireSound(ownerUrl, { files: openDiskStore(join(dataDir, "files")), log });
    return client;
  }

  async function countAccounts(moment: string): Promise<{ before: number; after: number }> {
    const client = await recover(moment);
    try {
      const { rows } = await client.query<{ before: number; after: number }>(
        `SELECT count(*) FILTER (WHERE split_part(email, '@', 1)::int <= 200)::int AS before,
                count(*) FILTER (WHERE split_part(email, '@', 1)::int > 200)::int AS after FROM accounts`,
      );
      // It continues from there.
      await client.query("CREATE TABLE goes_on ()");
      return rows[0] ?? { before: -1, after: -1 };
    } finally {
      await client.end();
    }
  }

  test("has every row committed before that time, and nothing later", async () => {
    expect(await countAccounts(beforeLoss)).toEqual({ before: 200, after: 0 });
  });

  test("does not undo a deletion made before that time", async () => {
    expect((await countAccounts(afterLoss)).before).toBe(0);
  });
});
