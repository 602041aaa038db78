import type pg from "pg";
import { BoundedClient } from "./bounded-client.ts";
import type { StatementNames } from "./statement-names.ts";

/**
 * A connection that prepares the statements that run often: planning takes most of a short read's time. PostgreSQL decides
 * after five runs whether a plan that does not know the values is as good (`plan_cache_mode = auto`).
 */
export function preparing(nameOf: StatementNames): typeof BoundedClient {
  return class PreparingClient extends BoundedClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      const named = (...given: unknown[]) => query(...withName(given, nameOf));
      this.query = named as typeof this.query;
    }
  };
}

interface Given {
  readonly text: string;
  readonly name?: string | undefined;
  readonly values?: readonly unknown[];
}

/** The arguments of `query`, with a name for the statement if it has parameters and no name yet. */
function withName([query, ...others]: readonly unknown[], nameOf: StatementNames): unknown[] {
  if (!isGiven(query) || query.name !== undefined) return [query, ...others];
  const [values] = Array.isArray(others[0]) ? others : [query.values];
  if (!Array.isArray(values) || values.length === 0) return [query, ...others];
  const name = nameOf(query.text);
  return [name === undefined ? query : { ...query, name }, ...others];
}

const isGiven = (query: unknown): query is Given => typeof query === "object" && query !== null && "text" in query;
