import type pg from "pg";
import { connectClient } from "../database/client.ts";
import { listMigrations, migrateDatabase } from "../database/migrate.ts";
import type { FileStore } from "../files/files.ts";
import { addJobs, type QueuedJob } from "../jobs-schema.ts";
import { Refusal } from "../refusal.ts";
import { type ArchiveEntry, readArchive, UnreadableBackup } from "./archive.ts";
import { FILES, FORMAT, fingerprint, HEADER, type Header, MANIFEST, type Manifest, SECRET } from "./backup.ts";
import type { BackupKey } from "./backup-keys.ts";
import { createJobsTable, JOBS, listUnfinishedJobs } from "./queued-jobs.ts";
import { type Contents, copyIn, EMPTY, joinParts, setSequence, type Table, toEntryName } from "./tables.ts";

export interface RestoreInput {
  readonly path: string;
  readonly key: BackupKey;
  /** Of the owner of an empty database. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** The site's own store, whose files were not lost with its database. Otherwise it has to be empty. */
  readonly isOwnStore?: boolean;
  /** The secret in the settings; undefined to use the backup's. */
  readonly secret: string | undefined;
  /** Stores the secret from the backup. */
  keepSecret(secret: string): void;
  readonly report: (progress: string) => void;
}

/**
 * Restores a backup into an empty database and store, and migrates it to this version. Rows are committed only if all
 * of them match what was written. If the backup has another version of the job queue, its unfinished jobs are added to
 * the queue of this version. Returns what was written. Throws Refusal.
 */
export async function restoreBackup(input: RestoreInput): Promise<Manifest> {
  const client = await connectClient({
    connectionString: input.ownerUrl,
    application_name: "vestpocket restore",
    options: "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0",
  });
  try {
    await requireEmpty(client);
    const entries = readArchive(input.path, input.key);
    const header = await readHeader(entries, input);
    input.report(`Restoring the backup of ${header.createdAt}`);
    await migrateDatabase(input.ownerUrl, { upTo: header.migrations.at(-1) });
    const isSameQueue = header.jobsVersion === (await readJobsVersion(client));
    const isRestored = ({ name }: { name: string }) => isSameQueue || !name.startsWith("pgboss.");
    const tables = header.tables.filter(isRestored);
    const jobsTable = isSameQueue ? undefined : await createJobsTable(client, header.tables);
    await client.query("BEGIN");
    await setTriggers(client, { tables, action: "DISABLE" });
    await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(", ")}`);
    const targets = tables.map((table) => ({ entry: table.name, table }));
    if (jobsTable !== undefined) targets.push({ entry: JOBS, table: jobsTable });
    const manifest = await restoreEntries(input, { client, entries, targets });
    for (const sequence of manifest.sequences.filter(isRestored)) await setSequence(client, sequence);
    await setTriggers(client, { tables, action: "ENABLE" });
    await client.query("COMMIT");
    await migrateDatabase(input.ownerUrl, { report: input.report });
    if (jobsTable !== undefined) await addUnfinishedJobs(input, await listUnfinishedJobs(client, jobsTable));
    await client.query("ANALYZE");
    return manifest;
  } finally {
    await client.end();
  }
}

async function addUnfinishedJobs({ ownerUrl, report }: RestoreInput, jobs: readonly QueuedJob[]): Promise<void> {
  await addJobs(ownerUrl, jobs);
  report(`Queued jobs of another version of the queue, added again: ${jobs.length}`);
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'pgboss') LIMIT 1");
  if (rows.length > 0) throw new Refusal("The database is not empty: restore into a new one.");
}

async function readHeader(entries: AsyncGenerator<ArchiveEntry>, { secret }: RestoreInput): Promise<Header> {
  const first = await entries.next();
  if (first.done === true || first.value.name !== HEADER) throw new UnreadableBackup("This is not a backup.");
  const header = JSON.parse((await readAll(first.value.content)).toString()) as Header;
  const known = new Set(listMigrations());
  if (header.format !== FORMAT || header.migrations.some((each) => !known.has(each))) {
    throw new Refusal("This backup is of a newer version: restore it with that one.");
  }
  if (secret !== undefined && fingerprint(secret) !== header.secretSha256) {
    throw new Refusal(
      "SECRET is not the one of the backup, without which its messages and second factors cannot be read.",
    );
  }
  return header;
}

async function readJobsVersion(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ version: number }>("SELECT version FROM pgboss.version")).rows[0]?.version;
}

/**
 * What triggers maintain, such as counts, is restored as rows; what they reject, such as changes to evidence, does not
 * happen here.
 */
async function setTriggers(
  client: pg.Client,
  { tables, action }: { tables: readonly Table[]; action: "DISABLE" | "ENABLE" },
): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ${action} TRIGGER USER`);
}

/** A table of the backup, and the table that gets its rows. */
interface Target {
  readonly entry: string;
  readonly table: Table;
}

interface Parts {
  readonly client: pg.Client;
  readonly entries: AsyncGenerator<ArchiveEntry>;
  readonly targets: readonly Target[];
}

async function restoreEntries(input: RestoreInput, { client, entries, targets }: Parts): Promise<Manifest> {
  const restored: Record<string, Contents> = {};
  let files = 0;
  let manifest: Manifest | undefined;
  for await (const { name, content } of joinParts(entries)) {
    const target = targets.find(({ entry }) => name === toEntryName(entry));
    if (target !== undefined) {
      const contents = await copyIn(client, { table: target.table, parts: content });
      restored[target.entry] = contents;
      input.report(`${target.entry}: ${contents.rows} rows`);
      continue;
    }
    const bytes = await readAll(content);
    if (name.startsWith(FILES)) {
      const key = name.slice(FILES.length);
      await requireNoFile(input, key);
      await input.files.write(key, bytes);
      files += 1;
    } else if (name === SECRET && input.secret === undefined) input.keepSecret(bytes.toString());
    else if (name === MANIFEST) manifest = JSON.parse(bytes.toString()) as Manifest;
  }
  if (manifest === undefined) throw new UnreadableBackup("This backup has no end.");
  requireSame(manifest, { restored, files, tables: targets.map(({ entry }) => entry) });
  return manifest;
}

/**
 * A file of the backup that is there already means that another server uses the store. The restored one would remove
 * every file that is newer than its rows.
 */
async function requireNoFile({ files, isOwnStore = false }: RestoreInput, key: string): Promise<void> {
  if (isOwnStore) return;
  const kept = await files.read(key);
  if (kept === undefined) return;
  kept.stream.destroy();
  throw new Refusal(
    "The store has files of this backup: set STORAGE_URL to an empty one. If only the database was lost, and no server uses this store, add --same-store.",
  );
}

interface Found {
  readonly restored: Readonly<Record<string, Contents>>;
  readonly files: number;
  readonly tables: readonly string[];
}

function requireSame(manifest: Manifest, { restored, files, tables }: Found): void {
  const differing = tables.filter((name) => {
    const written = manifest.tables[name];
    const found = restored[name] ?? EMPTY;
    return written?.rows !== found.rows || written.sha256 !== found.sha256;
  });
  if (differing.length === 0 && files === manifest.files) return;
  const what = [...differing, ...(files === manifest.files ? [] : ["files"])];
  throw new UnreadableBackup(`This backup is incomplete: ${what.join(", ")}.`);
}

async function readAll(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
