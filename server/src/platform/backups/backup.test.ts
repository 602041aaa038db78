import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findInconsistencies, listFileKeys, requireSound } from "../../consistency.ts";
import { buildChange, buildListingForm, drawPng } from "../../testing/listing-forms.ts";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openDiskStore } from "../files/disk-store.ts";
import type { FileStore } from "../files/files.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { createJobs, type Jobs } from "../jobs.ts";
import { type BackupInput, writeBackup } from "./backup.ts";
import { makeKeyPair, readKey, readLock } from "./backup-keys.ts";
import { restoreBackup } from "./restore.ts";

const SECRET = "the secret of the server that was backed up";

describe("a backup", () => {
  let site: TestApp;
  let folder: string;
  let keys: { recipient: string; identity: string };
  let owner: { token: string };
  let listing: string;
  const databases: string[] = [];

  beforeAll(async () => {
    folder = makeTemporaryFolder("backup");
    keys = await makeKeyPair();
    site = await buildTestApp();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const posted = await site.call("POST", "/v1/property/", { token: owner.token, ...(await buildPosting()) });
    listing = posted.body.msg.propertyId;
  });
  afterAll(async () => {
    await site.close();
    for (const name of databases) {
      await asSuperuser(inject("clusterUrl"), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }
  });

  const drawPicture = async () => ({ name: "images", filename: "a.png", type: "image/png", content: await drawPng() });
  const buildPosting = async () => buildListingForm({}, [await drawPicture()]);

  async function backUp(name: string, { url, files }: { url?: string; files?: FileStore } = {}) {
    const usual = buildInput(join(folder, name));
    const manifest = await writeBackup({ ...usual, ownerUrl: url ?? usual.ownerUrl, files: files ?? usual.files });
    return { path: usual.path, manifest };
  }

  const buildInput = (path: string): BackupInput => ({
    path,
    lock: readLock({ BACKUP_RECIPIENT: keys.recipient }),
    ownerUrl: site.superuserUrl,
    files: openFileStore(site.config),
    listFiles: listFileKeys,
    secret: SECRET,
    keptSecret: undefined,
    now: site.clock.now(),
    report: () => undefined,
  });

  async function createEmptyDatabase(): Promise<string> {
    const name = `restored_${randomBytes(6).toString("hex")}`;
    await asSuperuser(inject("clusterUrl"), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
    databases.push(name);
    const url = new URL(inject("clusterUrl"));
    url.pathname = `/${name}`;
    return url.href;
  }

  async function restore(path: string, given: Partial<Target> = {}) {
    const { identity = keys.identity, secret = SECRET, isOwnStore = false } = given;
    const target = {
      url: given.url ?? (await createEmptyDatabase()),
      files: given.files ?? openDiskStore(mkdtempSync(join(folder, "files-"))),
    };
    const manifest = await restoreBackup({
      path,
      key: readKey({ BACKUP_IDENTITY: identity }),
      ownerUrl: target.url,
      files: target.files,
      isOwnStore,
      secret,
      keepSecret: () => undefined,
      report: () => undefined,
    });
    return { ...target, manifest };
  }

  /** A query's result in a restored database. */
  async function ask(url: string, text: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function findWrong({ url, files }: { url: string; files: FileStore }) {
    const db = openDatabase({ url, log: pino({ level: "silent" }) });
    try {
      return (await findInconsistencies({ db, files, now: site.clock.now() })).rowsWithoutFiles;
    } finally {
      await db.close();
    }
  }

  test("is noted in the database with the time of its end", async () => {
    await backUp("noted");
    const { made_at: madeAt } = (await ask(site.superuserUrl, "SELECT made_at FROM last_backup"))[0] as {
      made_at: Date;
    };
    expect(madeAt.getTime()).toBeGreaterThan(site.clock.now().getTime());
  });

  test("restores every row and file into an empty database, whose triggers work again", async () => {
    const { path, manifest } = await backUp("quiet");
    expect(manifest.files).toBeGreaterThan(0);
    const restored = await restore(path);
    const again = await backUp("again", restored);
    // What the restored database would back up: the same bytes for each table.
    expect(again.manifest).toEqual(manifest);
    for (const key of await listKeys(restored.url)) {
      expect(await readFile(restored.files, key)).toEqual(await readFile(openFileStore(site.config), key));
    }
    expect(await ask(restored.url, "SELECT 1 FROM pg_trigger WHERE tgenabled <> 'O'")).toEqual([]);
    const counted =
      "SELECT coalesce((SELECT sum(listings) FROM search_counts), 0) + coalesce((SELECT sum(change) FROM search_changes), 0) AS total";
    const [before] = await ask(restored.url, counted);
    await ask(
      restored.url,
      `UPDATE listings SET status = 'active', plan = 'Basic', published_at = now(), has_exposure = true,
        expires_at = now() + interval '1 day'`,
    );
    expect(await ask(restored.url, counted)).not.toEqual([before]);
  });

  test("is a consistent snapshot while rows are written and files replaced", async () => {
    // A backup may begin before the first write.
    await site.db.execute(sql`INSERT INTO throttles (key, points, expire) VALUES ('pair', 0, 0)`);
    await site.db.execute(sql`UPDATE accounts SET first_name = '0'`);
    let isDone = false;
    let writes = 0;
    const write = async () => {
      while (!isDone) {
        writes += 1;
        await site.db.transaction(async (tx) => {
          await tx.execute(sql`UPDATE throttles SET points = ${writes} WHERE key = 'pair'`);
          await tx.execute(sql`UPDATE accounts SET first_name = ${String(writes)}`);
        });
      }
    };
    const replace = async () => {
      while (!isDone) {
        const change = buildChange({ images: "[]" }, [await drawPicture()]);
        await site.call("PATCH", `/v1/property/${listing}`, { token: owner.token, ...change });
        await wait(1);
      }
    };
    const writing = Promise.all([write(), replace()]);
    const backups = [await backUp("busy-1"), await backUp("busy-2"), await backUp("busy-3")];
    isDone = true;
    await writing;
    expect(writes).toBeGreaterThan(10);
    for (const { path } of backups) {
      const restored = await restore(path);
      expect(await findWrong(restored)).toEqual([]);
      const pairs = "SELECT DISTINCT points::text = first_name AS same FROM throttles, accounts WHERE key = 'pair'";
      expect(await ask(restored.url, pairs)).toEqual([{ same: true }]);
    }
  });

  test("is rejected with another key, truncated, altered, or with another secret", async () => {
    // More than one unit of encryption, so that the end can be damaged while the beginning is intact.
    await site.db.execute(sql`INSERT INTO throttles (key, points, expire)
      SELECT gen_random_uuid()::text, 0, 0 FROM generate_series(1, 20000)`);
    const { path } = await backUp("damaged");
    const damage = (name: string, change: (file: string) => void) => {
      const file = join(folder, name);
      copyFileSync(path, file);
      change(file);
      return file;
    };
    const bytes = readFileSync(path);
    expect(bytes.length).toBeGreaterThan(2 * 65_536);
    const cut = damage("cut", (file) => truncateSync(file, bytes.length - 1_000));
    const changed = damage("changed", (file) => {
      const middle = bytes.length - 2_000;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
      writeFileSync(file, bytes);
    });
    const other = (await makeKeyPair()).identity;
    await expect(restore(path, { identity: other })).rejects.toThrow("cannot be read");
    for (const file of [cut, changed]) {
      const url = await createEmptyDatabase();
      await expect(restore(file, { url })).rejects.toThrow("cannot be read");
      expect(await ask(url, "SELECT count(*)::int AS rows FROM accounts")).toEqual([{ rows: 0 }]);
    }
    await expect(restore(path, { secret: "another secret" })).rejects.toThrow("SECRET is not the one");
  });

  test("is never restored over existing data", async () => {
    const { path } = await backUp("whole");
    const { url } = await restore(path);
    await expect(restore(path, { url })).rejects.toThrow("not empty");
  });

  test("is not restored beside the site's own files, unless only the database was lost", async () => {
    const { path } = await backUp("beside");
    const files = openFileStore(site.config);
    await expect(restore(path, { files })).rejects.toThrow("set STORAGE_URL to an empty one");
    const restored = await restore(path, { files, isOwnStore: true });
    expect(await findWrong(restored)).toEqual([]);
  });

  test("of another version of the job queue keeps its unfinished jobs, with their retries", async () => {
    const source = await createEmptyDatabase();
    await migrateDatabase(source);
    const done: string[] = [];
    const queue = (isWorking: boolean) => ({
      ...{ name: "test.restored", retries: 0, firstRetry: 1, lastRetry: 1, together: 1 },
      work: async ({ id }: { id: string }) => {
        if (!isWorking || id === "failing") throw new Error("does not work");
        done.push(id);
      },
      giveUp: async () => undefined,
    });
    await withJobs({ url: source, isWorking: false }, async ({ jobs, db }) => {
      await jobs.serve(queue(false));
      for (const id of ["completed", "failing", "waiting"]) {
        await jobs.send({ tx: db, queue: "test.restored", data: { id } });
      }
    });
    await ask(source, "UPDATE pgboss.job SET state = 'completed' WHERE data ->> 'id' = 'completed'");
    await ask(source, "ALTER TABLE pgboss.job ADD COLUMN of_another_version text");
    await ask(source, "UPDATE pgboss.version SET version = version - 1");
    const files = openDiskStore(mkdtempSync(join(folder, "files-")));
    const { path } = await backUp("other-queue", { url: source, files });
    const restored = await restore(path);
    await withJobs({ url: restored.url, isWorking: true }, async ({ jobs }) => {
      await jobs.serve(queue(true));
      await expect.poll(() => done).toEqual(["waiting"]);
      const lost = "SELECT data ->> 'id' AS id FROM pgboss.job WHERE name = 'test.restored.lost'";
      await expect.poll(() => ask(restored.url, lost)).toEqual([{ id: "failing" }]);
    });
  });

  async function withJobs(
    { url, isWorking }: { url: string; isWorking: boolean },
    use: (open: { jobs: Jobs; db: Database }) => Promise<void>,
  ): Promise<void> {
    const log = pino({ level: "silent" });
    const jobs = createJobs({ url, log, isWorking });
    const db = openDatabase({ url, log });
    try {
      await jobs.start();
      await use({ jobs, db });
    } finally {
      await jobs.stop();
      await db.close();
    }
  }

  test("leaves no file behind when it fails", async () => {
    const files: FileStore = { ...openFileStore(site.config), read: () => Promise.reject(new Error("unreachable")) };
    await expect(backUp("failed", { files })).rejects.toThrow("unreachable");
    expect(() => readFileSync(join(folder, "failed.partial"))).toThrow("ENOENT");
  });

  test("goes on without a lost file and names it, and a restore from it names the same one", async () => {
    const kept = openFileStore(site.config);
    const [lost = "", ...others] = await listKeys(site.superuserUrl);
    const files: FileStore = { ...kept, read: async (key) => (key === lost ? undefined : kept.read(key)) };
    const { path, manifest } = await backUp("without", { files });
    expect(manifest).toMatchObject({ lostFiles: [lost], files: others.length });
    const counted = "SELECT details FROM audit_entries WHERE action = 'backups.incomplete'";
    expect(await ask(site.superuserUrl, counted)).toEqual([{ details: { files: 1 } }]);

    // The drill: everything else is back, and the checks after it complain of nothing but what the backup named.
    const restored = await restore(path);
    expect(restored.manifest.lostFiles).toEqual([lost]);
    expect(await findWrong(restored)).toEqual([lost]);
    for (const key of others) expect(await readFile(restored.files, key)).toEqual(await readFile(kept, key));
    const log = pino({ level: "silent" });
    await requireSound(restored.url, { files: restored.files, lostFiles: [lost], log });
    await expect(requireSound(restored.url, { files: restored.files, log })).rejects.toThrow(lost);
  });

  test("takes no file for lost that is deleted with its row while it runs", async () => {
    const kept = openFileStore(site.config);
    const [deleted = "", ...others] = await listKeys(site.superuserUrl);
    let reads = 0;
    const path = join(folder, "deleted");
    const manifest = await writeBackup({
      ...buildInput(path),
      files: { ...kept, read: async (key) => (key === deleted ? undefined : kept.read(key)) },
      // Its row is there until the first snapshot, and then gone.
      listFiles: async () => {
        reads += 1;
        return reads <= 2 ? [deleted, ...others] : others;
      },
    });
    expect(manifest).toMatchObject({ lostFiles: [], files: others.length });
  });

  async function listKeys(url: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await listFileKeys(client);
    } finally {
      await client.end();
    }
  }
});

interface Target {
  readonly identity: string;
  readonly secret: string;
  readonly url: string;
  readonly files: FileStore;
  readonly isOwnStore: boolean;
}

async function readFile(files: FileStore, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await files.read(key))?.stream ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("missing or invalid backup settings", () => {
  test("are reported by name", () => {
    expect(() => readLock({})).toThrow("BACKUP_RECIPIENT");
    expect(() => readLock({ BACKUP_RECIPIENT: "age1nothing" })).toThrow("BACKUP_RECIPIENT is not a key of age");
    expect(() => readLock({ BACKUP_PASSPHRASE: "short" })).toThrow("at least 20 characters");
    expect(() => readKey({})).toThrow("BACKUP_IDENTITY");
    expect(() => readKey({ BACKUP_IDENTITY: "nothing" })).toThrow("BACKUP_IDENTITY is not a key of age");
  });
});

test.each([
  ["backup", ["--to", "/backups/monday"]],
  ["backup", ["monday", "tuesday"]],
  ["restore", []],
  ["restore", ["--same-store"]],
  ["fsck", ["--repair"]],
])("npm run %s %j, which does nothing, says how it is used and fails", (name, words) => {
  const tool = fileURLToPath(new URL(`../../../../tools/${name}.ts`, import.meta.url));
  const run = (given: readonly string[]) => spawnSync(process.execPath, [tool, ...given], { encoding: "utf8" });
  const usage = expect.stringContaining(`npm run ${name}`);
  expect(run(words)).toMatchObject({ status: 2, stdout: "", stderr: usage });
  expect(run(["--help"])).toMatchObject({ status: 0, stdout: usage, stderr: "" });
});
