import { createHash } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type pg from "pg";
import { connectClient } from "../database/client.ts";
import type { FileStore } from "../files/files.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";
import type { BackupLock } from "./backup-keys.ts";
import { noteBackup } from "./last-backup.ts";
import { type Contents, copyOut, listSequences, listTables, type Sequence, type Table } from "./tables.ts";

/** The first entry of a backup: what it contains and where it may be restored. */
export interface Header {
  readonly format: typeof FORMAT;
  readonly createdAt: string;
  /** The applied migrations, each identified by its timestamp. */
  readonly migrations: readonly number[];
  readonly jobsVersion: number;
  /** Of the server's secret, without which encrypted columns cannot be read. */
  readonly secretSha256: string;
  readonly tables: readonly Table[];
}

/** The last entry: what was written, so that a restored copy can be checked. */
export interface Manifest {
  readonly files: number;
  /** The keys of files that its rows need and that the store had lost. Backups of earlier versions never lack any. */
  readonly lostFiles?: readonly string[];
  readonly tables: Readonly<Record<string, Contents>>;
  readonly sequences: readonly Sequence[];
}

export const FORMAT = 1;
export const HEADER = "header.json";
export const SECRET = "secret";
export const FILES = "files/";
export const MANIFEST = "manifest.json";
/** Of a backup that is complete but for lost files, and of a restore from it: not 1, since there is something to keep. */
export const EXIT_WITHOUT_FILES = 3;
/** Files may be deleted between two reads: the next snapshot no longer has their rows. */
const SNAPSHOTS_MAX = 10;

export interface BackupInput {
  readonly path: string;
  readonly lock: BackupLock;
  /** Of a role that can read every table. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** The keys of all files that rows refer to. */
  listFiles(client: pg.Client): Promise<readonly string[]>;
  readonly secret: string;
  /** Included if it is in the data directory. */
  readonly keptSecret: string | undefined;
  /** The time of its start. */
  readonly now: Date;
  readonly report: (progress: string) => void;
}

/**
 * Writes a consistent snapshot of database and files to one encrypted file, while the server keeps running. Files never
 * change under their key, so most are copied before the snapshot; newer ones are copied after it. A file that the store
 * has lost stops nothing: the manifest names it. Leaves nothing behind if it fails.
 */
export async function writeBackup(input: BackupInput): Promise<Manifest> {
  const startedAt = performance.now();
  const partial = `${input.path}.partial`;
  const client = await connectClient({
    connectionString: input.ownerUrl,
    application_name: "vestpocket backup",
    options: "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0",
  });
  try {
    let manifest: Manifest | undefined;
    await writeArchive(partial, {
      lock: input.lock,
      fill: async (archive) => {
        manifest = await fillArchive(input, { client, archive });
      },
    });
    await rename(partial, input.path);
    if (manifest === undefined) throw new Error("the archive is empty");
    // Its end: from start to start, a backup that takes hours would look late each night.
    const at = new Date(input.now.getTime() + performance.now() - startedAt);
    await noteBackup(client, { at, lostFiles: manifest.lostFiles?.length ?? 0 });
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

interface Parts {
  readonly client: pg.Client;
  readonly archive: ArchiveWriter;
}

async function fillArchive(input: BackupInput, { client, archive }: Parts): Promise<Manifest> {
  const header = await readHeader(input, client);
  await addText(archive, { name: HEADER, text: JSON.stringify(header) });
  if (input.keptSecret !== undefined) await addText(archive, { name: SECRET, text: input.keptSecret });
  const copied = new Set<string>();
  input.report("Copying files");
  await addFiles(input, { client, archive, copied });
  const lostFiles = await takeSnapshot(input, { client, archive, copied });
  const tables: Record<string, Contents> = {};
  for (const table of header.tables) {
    tables[table.name] = await copyOut(client, { table, archive });
    input.report(`${table.name}: ${tables[table.name]?.rows} rows`);
  }
  const manifest = { files: copied.size, lostFiles, tables, sequences: await listSequences(client) };
  await client.query("COMMIT");
  await addText(archive, { name: MANIFEST, text: JSON.stringify(manifest) });
  return manifest;
}

async function readHeader({ secret, now }: BackupInput, client: pg.Client): Promise<Header> {
  const applied = await client.query<{ at: string }>(
    "SELECT created_at AS at FROM public.migrations ORDER BY created_at",
  );
  const jobs = await client.query<{ version: number }>("SELECT version FROM pgboss.version");
  return {
    format: FORMAT,
    createdAt: now.toISOString(),
    migrations: applied.rows.map(({ at }) => Number(at)),
    jobsVersion: jobs.rows[0]?.version ?? 0,
    secretSha256: fingerprint(secret),
    tables: await listTables(client),
  };
}

/**
 * Takes the snapshot: begins a transaction, and copies the files that its rows need and that are not copied yet. Returns
 * those that are lost: they were missing from the snapshot before, too, so they are not just being deleted.
 */
async function takeSnapshot(input: BackupInput, parts: Parts & { readonly copied: Set<string> }): Promise<string[]> {
  let before = new Set<string>();
  for (let tries = 1; ; tries += 1) {
    await parts.client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const missing = await addFiles(input, parts);
    if (tries === SNAPSHOTS_MAX || missing.every((key) => before.has(key))) return missing;
    await parts.client.query("ROLLBACK");
    before = new Set(missing);
  }
}

/** Copies the files that rows refer to and that are not copied yet; returns those that are missing. */
async function addFiles(
  { files, listFiles }: BackupInput,
  { client, archive, copied }: Parts & { readonly copied: Set<string> },
): Promise<string[]> {
  const missing: string[] = [];
  for (const key of await listFiles(client)) {
    if (copied.has(key)) continue;
    const file = await files.read(key);
    if (file === undefined) missing.push(key);
    else {
      await archive.add(`${FILES}${key}`, file);
      copied.add(key);
    }
  }
  return missing;
}

async function addText(archive: ArchiveWriter, { name, text }: { name: string; text: string }): Promise<void> {
  const content = Buffer.from(text);
  await archive.add(name, { stream: Readable.from([content]), bytes: content.length });
}

/** A fingerprint that shows whether two secrets are equal without revealing either. */
export function fingerprint(secret: string): string {
  return createHash("sha256").update(`vestpocket backup\n${secret}`).digest("hex");
}
