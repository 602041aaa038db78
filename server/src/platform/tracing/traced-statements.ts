import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { openSpan } from "./tracing.ts";

/** As in the log: the text has $1 in place of parameter values (decision 031). */
const TEXT_MAX = 2_000;

/** A statement's verb and the first table it names: `SELECT listings`. */
export function nameStatement(text: string): string {
  const [, verb = "STATEMENT"] = /^\s*(\w+)/u.exec(text) ?? [];
  const [, table = ""] = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:"?public"?\.)?"?([a-z_]+)/iu.exec(text) ?? [];
  return `${verb.toUpperCase()} ${table}`.trim();
}

type Query = (...given: unknown[]) => unknown;

/** Makes each statement of a connection a span. Streamed results are left alone. */
export function traceStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...given) => {
    const [statement] = given;
    const text = typeof statement === "string" ? statement : (statement as { text?: unknown }).text;
    if (typeof text !== "string" || typeof (statement as { submit?: unknown }).submit === "function")
      return query(...given);
    const shown = text.slice(0, TEXT_MAX);
    const span = openSpan({
      name: nameStatement(text),
      kind: "client",
      attributes: { "db.system.name": "postgresql", "db.query.text": shown },
    });
    const last = given.at(-1);
    if (typeof last === "function") {
      const done: Query = (error, ...rest) => {
        span?.end({ error: error ?? undefined });
        return (last as Query)(error, ...rest);
      };
      return query(...given.slice(0, -1), AsyncLocalStorage.bind(done));
    }
    const result = query(...given) as Promise<unknown>;
    result.then(
      () => span?.end({}),
      (error: unknown) => span?.end({ error }),
    );
    return result;
  };
  client.query = traced as typeof client.query;
}
