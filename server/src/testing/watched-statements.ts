import type { PoolClient } from "pg";
import type { Database } from "../platform/database/database.ts";

/** Statements with a lasting effect: writes and commits. */
const LASTING = /^\s*(insert|update|delete|commit)\b/iu;

interface Statement {
  readonly client: PoolClient;
  readonly text: string;
}

/** Runs a statement, and may fail before or after it. */
type Around = <T>(run: () => Promise<T>, statement: Statement) => Promise<T>;

/** Makes `around` run each statement with a lasting effect, on all connections opened from now on. */
export function watchStatements(db: Database, around: Around): void {
  db.$client.on("connect", (client) => watchClient(client, around));
}

/** Cuts a connection off, as the end of either process would. */
export function cutOff(client: PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

function watchClient(client: PoolClient, around: Around): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const [statement] = given;
    const text = (typeof statement === "string" ? statement : (statement as { text?: string }).text) ?? "";
    if (!LASTING.test(text)) return query(...given);
    const callback = given.at(-1);
    if (typeof callback !== "function") return around(() => query(...given) as Promise<unknown>, { client, text });
    // The pool uses callbacks.
    const run = () =>
      new Promise((resolve, reject) => {
        query(...given.slice(0, -1), (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
      });
    around(run, { client, text }).then(
      (result) => callback(null, result),
      (error) => callback(error),
    );
    return undefined;
  };
  Object.assign(client, { query: watched });
}
