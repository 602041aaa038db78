import { Socket } from "node:net";
import pg from "pg";
import type { Logger } from "pino";

/** A named statement that finds a few rows by their key. */
interface Lookup {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Lookups {
  find<Row extends pg.QueryResultRow>(lookup: Lookup): Promise<Row[]>;
  end(): Promise<void>;
}

/**
 * Lookups by key, which every call needs, share one connection: they are sent without waiting for each other's answers, and
 * those of one turn of the event loop leave in one write. Anything that may take long belongs to the pool, or it would hold up
 * what was asked after it. A lost connection fails what was under way and is opened anew by the next lookup.
 */
export function openLookups(connection: pg.ClientConfig, log: Logger): Lookups {
  type Line = { readonly client: pg.Client; readonly stream: Socket };
  let line: Promise<Line> | undefined;

  function connect(): Promise<Line> {
    const stream = new Socket();
    const client = new pg.Client({ ...connection, pipeline: true, stream: () => stream });
    const connected = client.connect().then(() => ({ client, stream }));
    const forget = () => {
      if (line === connected) line = undefined;
    };
    client.on("error", (error) => {
      log.warn({ err: error }, "the connection for lookups was lost");
      forget();
    });
    client.on("end", forget);
    connected.catch(forget);
    return connected;
  }

  return {
    async find<Row extends pg.QueryResultRow>({ name, text, values }: Lookup): Promise<Row[]> {
      line ??= connect();
      const { client, stream } = await line;
      gatherWrites(stream);
      const { rows } = await client.query<Row>({ name, text, values: [...values] });
      return rows;
    },
    async end() {
      const ending = await line?.catch(() => undefined);
      line = undefined;
      await ending?.client.end();
    },
  };
}

/** What is written in this turn of the event loop goes out together, once the turn is over. */
function gatherWrites(stream: Socket): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
