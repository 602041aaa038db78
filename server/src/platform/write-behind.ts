import { AsyncResource } from "node:async_hooks";
import type { Logger } from "pino";
import { isRefusedByDatabase } from "./database/database.ts";

/** Writes data that a process collects in memory: every few seconds, on demand, and at shutdown. */
export interface WriteBehind {
  flush(): Promise<void>;
  /** Flushes a last time and stops. */
  close(): Promise<void>;
}

interface Collection<Row> {
  /** What is collected, for the log: 'visits'. */
  readonly what: string;
  readonly everyMs: number;
  readonly log: Logger;
  /** Returns what was collected and starts over. */
  take(): readonly Row[];
  /** Saves rows in one statement. */
  save(rows: readonly Row[]): Promise<void>;
  /** Takes back rows that could not be saved, to retry with the next flush. */
  putBack(rows: readonly Row[]): void;
}

/**
 * Saves what was collected every `everyMs` and on each `flush`, one run at a time. While the database is down, rows
 * wait. Rows that it rejects are dropped: they would be rejected each time, and all others with them.
 */
export function createWriteBehind<Row>(collection: Collection<Row>): WriteBehind {
  let writing = Promise.resolve();
  // What is written is of many requests, and on behalf of none of them.
  const flush = AsyncResource.bind(() => {
    writing = writing.then(() => saveCollected(collection));
    return writing;
  });
  const timer = setInterval(flush, collection.everyMs).unref();
  return {
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function saveCollected<Row>({ what, log, take, putBack, ...collection }: Collection<Row>): Promise<void> {
  const rows = take();
  if (rows.length === 0) return;
  const { waiting, refused, errors } = await saveInHalves(collection, rows);
  if (refused > 0) log.error({ err: errors.refusal, what, rows: refused }, "dropped rows that the database rejects");
  if (waiting.length === 0) return;
  putBack(waiting);
  log.warn({ err: errors.outage, what, rows: waiting.length }, "could not save what was collected; will retry");
}

interface Saved<Row> {
  /** Rows that could not be saved this time. */
  readonly waiting: readonly Row[];
  /** How many rows the database rejected. */
  readonly refused: number;
  readonly errors: { readonly refusal?: unknown; readonly outage?: unknown };
}

/** Saves rows together; if the database rejects them, in halves, until the rejected rows are isolated. */
async function saveInHalves<Row>(collection: Pick<Collection<Row>, "save">, rows: readonly Row[]): Promise<Saved<Row>> {
  try {
    await collection.save(rows);
    return { waiting: [], refused: 0, errors: {} };
  } catch (error) {
    if (!isRefusedByDatabase(error)) return { waiting: rows, refused: 0, errors: { outage: error } };
    if (rows.length === 1) return { waiting: [], refused: 1, errors: { refusal: error } };
  }
  const middle = Math.ceil(rows.length / 2);
  const first = await saveInHalves(collection, rows.slice(0, middle));
  const second = await saveInHalves(collection, rows.slice(middle));
  return {
    waiting: [...first.waiting, ...second.waiting],
    refused: first.refused + second.refused,
    errors: { ...second.errors, ...first.errors },
  };
}
