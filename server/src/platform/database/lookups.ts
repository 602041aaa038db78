import { Socket } from "node:net";
import type { SQL } from "drizzle-orm";
import type pg from "pg";
import type { Logger } from "pino";
import { traceStatements } from "../tracing/traced-statements.ts";
import { isTraced } from "../tracing/tracing.ts";
import type { BoundedClient } from "./bounded-client.ts";
import { compile } from "./statements.ts";

/** A prepared statement that finds a few rows by key. */
interface Lookup {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Turns a query with placeholders, written once, into a named lookup for any values. */
export function toLookup<Name extends string>(name: string, query: SQL) {
  const { text, params } = compile(query);
  return (values: Readonly<Record<Name, unknown>>): Lookup => ({
    name,
    text,
    values: params.map((param) => values[param as Name]),
  });
}

export interface Lookups {
  find<Row extends pg.QueryResultRow>(lookup: Lookup): Promise<Row[]>;
  end(): Promise<void>;
}

/**
 * Lookups by key, which every request needs, share one connection (decision 014). They are pipelined, and those of one
 * event-loop turn go out in one write. Slow queries belong in the pool, since they would delay the lookups behind them.
 * A connection that is lost, or on which a lookup is not answered in time, fails its pending lookups; the next one
 * reconnects.
 */
export function openLookups(connection: pg.PoolConfig & { Client: typeof BoundedClient }, log: Logger): Lookups {
  type Connected = { readonly client: BoundedClient; readonly stream: Socket };
  let shared: Promise<Connected> | undefined;

  function connect(): Promise<Connected> {
    const stream = new Socket();
    const client = new connection.Client({ ...connection, pipeline: true, stream: () => stream });
    if (isTraced()) traceStatements(client);
    const connected = client.connect().then(() => ({ client, stream }));
    const forget = () => {
      if (shared === connected) shared = undefined;
    };
    client.on("error", (error) => {
      log.warn({ err: error }, "lost the connection for lookups");
      forget();
    });
    client.on("end", forget);
    connected.catch(forget);
    return connected;
  }

  return {
    async find<Row extends pg.QueryResultRow>({ name, text, values }: Lookup): Promise<Row[]> {
      shared ??= connect();
      const { client, stream } = await shared;
      gatherWrites(stream);
      const { rows } = await client.query<Row>({ name, text, values: [...values] });
      return rows;
    },
    async end() {
      const ending = await shared?.catch(() => undefined);
      shared = undefined;
      await ending?.client.close();
    },
  };
}

/** Flushes everything written in this event-loop turn at its end. */
function gatherWrites(stream: Socket): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
