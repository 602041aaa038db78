import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { ArchiveEntry, ArchiveWriter } from "./archive.ts";

export interface Table {
  /** With its schema, quoted where needed. */
  readonly name: string;
  /** Stored columns only; the database computes the others. */
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  /** Null if it was never used. */
  readonly value: string | null;
}

/** A table's rows as they were written. */
export interface Contents {
  readonly rows: number;
  /** Of PostgreSQL's COPY output. */
  readonly sha256: string;
}

const SCHEMAS = ["public", "pgboss"];
/** Created by migrating, before rows are restored. */
const MADE_BY_MIGRATING = ["public.migrations", "pgboss.version"];
/** Small enough to hold in memory, since an entry's length precedes it. */
const PART_BYTES = 4_000_000;
const NEW_LINE = 0x0a;
const PART = /^(tables\/.+)\/\d{6}$/u;

/** Every table that has rows, after the tables its foreign keys point to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `SELECT c.oid::regclass::text AS name,
            ARRAY (SELECT quote_ident(a.attname) FROM pg_attribute a
                    WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
                    ORDER BY a.attnum) AS columns,
            ARRAY (SELECT k.confrelid::regclass::text FROM pg_constraint k
                    WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND n.nspname || '.' || c.relname <> ALL ($2)
      ORDER BY 1`,
    [SCHEMAS, MADE_BY_MIGRATING],
  );
  const sorted: typeof rows = [];
  const place = (table: (typeof rows)[number], path: readonly string[]) => {
    if (sorted.includes(table)) return;
    if (path.includes(table.name)) throw new Error(`circular foreign keys: ${[...path, table.name].join(" → ")}`);
    for (const needed of rows.filter(({ name }) => table.needs.includes(name))) place(needed, [...path, table.name]);
    sorted.push(table);
  };
  for (const table of rows) place(table, []);
  return sorted.map(({ name, columns }) => ({ name, columns }));
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
       FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [SCHEMAS],
  );
  return rows;
}

/** Adds a table's rows to the archive, in parts. */
export async function copyOut(
  client: pg.Client,
  { table, archive }: { table: Table; archive: ArchiveWriter },
): Promise<Contents> {
  const { name, columns } = table;
  // A query, since COPY of a partitioned table's name returns no rows.
  const copy = client.query(copyTo(`COPY (SELECT ${columns.join(", ")} FROM ${name}) TO STDOUT`));
  const counter = createCounter();
  let parts = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes === 0) return;
    parts += 1;
    const part = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await archive.add(toPartName(name, parts), { stream: Readable.from([part]), bytes: part.length });
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    counter.add(chunk);
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
  return counter.read();
}

/** Inserts rows as `copyOut` wrote them. */
export async function copyIn(
  client: pg.Client,
  { table, parts }: { table: Table; parts: AsyncIterable<Uint8Array> },
): Promise<Contents> {
  const copy = client.query(copyFrom(`COPY ${table.name} (${table.columns.join(", ")}) FROM STDIN`));
  const counter = createCounter();
  await pipeline(
    parts,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        counter.add(chunk);
        yield chunk;
      }
    },
    copy,
  );
  return counter.read();
}

export async function setSequence(client: pg.Client, { name, value }: Sequence): Promise<void> {
  if (value !== null) await client.query("SELECT setval($1::regclass, $2)", [name, value]);
}

/** A table's entry in an archive, without the part number. */
export function toEntryName(table: string): string {
  return `tables/${table}`;
}

function toPartName(table: string, part: number): string {
  return `${toEntryName(table)}/${String(part).padStart(6, "0")}`;
}

/** The archive's entries, with a table's parts joined into one. Each is read to its end before the next. */
export async function* joinParts(entries: AsyncGenerator<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  let next = await entries.next();
  while (next.done !== true) {
    const table = PART.exec(next.value.name)?.[1];
    if (table === undefined) {
      yield next.value;
      next = await entries.next();
    } else yield { name: table, content: readParts(table) };
  }

  async function* readParts(table: string) {
    while (next.done !== true && PART.exec(next.value.name)?.[1] === table) {
      yield* next.value.content;
      next = await entries.next();
    }
  }
}

/** The contents of an empty table. */
export const EMPTY: Contents = createCounter().read();

/** Each line is a row: COPY escapes line breaks within values. */
function createCounter() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(chunk: Uint8Array): void {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
    },
    read: (): Contents => ({ rows, sha256: hash.digest("hex") }),
  };
}
