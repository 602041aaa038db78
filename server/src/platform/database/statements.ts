import { is, Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { Logger } from "pino";
import type { BoundedClient } from "./bounded-client.ts";
import { openPool } from "./pool.ts";
import { createStatementNames } from "./statement-names.ts";

/** Named values, possibly nested. */
type Values = { readonly [name: string]: unknown };

/** A statement that differs only in values from run to run. */
export interface Statement<Literals extends Values, Held extends Values> {
  readonly name: string;
  /** What the text depends on. */
  readonly literals: Literals;
  /** The values of each run. The text also depends on which of them are undefined or null. */
  readonly values: Held;
  /** Builds the text, once per shape. `values` are placeholders here, which may only be written into SQL. */
  readonly build: (literals: Literals, values: Held) => SQL;
}

export interface Statements {
  run<Row extends pg.QueryResultRow, Literals extends Values, Held extends Values>(
    statement: Statement<Literals, Held>,
  ): Promise<Row[]>;
  /** For a statement whose text is rebuilt each time: the text identifies its shape. */
  select<Row extends pg.QueryResultRow>(query: SQL): Promise<Row[]>;
  end(): Promise<void>;
}

interface Compiled {
  readonly text: string;
  /** The names of the parameters, in order. */
  readonly params: readonly string[];
}

/** Separate connections: however many searches run, other calls find free ones. */
const POOL_SIZE = 8;
/** Each connection keeps the plan of every prepared statement, up to 500 kB, until it closes. */
const PREPARED_MAX = 128;
/** Rarely used statements must not displace frequent ones. */
const PREPARED_FROM_RUN = 3;
/** Shapes whose text is cached. */
const TEXTS_MAX = 1_000;

const dialect = new PgDialect();

/**
 * Statements that each connection plans once, for any values (decision 065): their text must leave the planner no
 * choice that depends on the values.
 */
export function openStatements(
  connection: pg.PoolConfig & { Client: typeof BoundedClient; options: string | undefined },
  log: Logger,
): Statements {
  const options = connection.options && `${connection.options} -c plan_cache_mode=force_generic_plan`;
  const pool = openPool({ ...connection, options, name: "searches", max: POOL_SIZE }, log);
  // Building the text of a rare shape takes longer than the rest of its search.
  const texts = new LRUCache<string, Compiled>({ max: TEXTS_MAX });
  const nameOf = createStatementNames({ max: PREPARED_MAX, fromRun: PREPARED_FROM_RUN });

  function prepare<Literals extends Values, Held extends Values>(statement: Statement<Literals, Held>) {
    const { shape, given, compile } = toShape(statement);
    const compiled = texts.get(shape) ?? compile();
    texts.set(shape, compiled);
    const name = nameOf(compiled.text);
    return { ...compiled, ...(name !== undefined && { name }), given };
  }

  return {
    async run<Row extends pg.QueryResultRow, Literals extends Values, Held extends Values>(
      statement: Statement<Literals, Held>,
    ): Promise<Row[]> {
      const { params, given, ...query } = prepare(statement);
      const { rows } = await pool.query<Row>({ ...query, values: params.map((param) => given.get(param)) });
      return rows;
    },
    async select<Row extends pg.QueryResultRow>(query: SQL): Promise<Row[]> {
      const { sql: text, params: values } = dialect.sqlToQuery(query);
      const name = nameOf(text);
      const { rows } = await pool.query<Row>({ ...(name !== undefined && { name }), text, values });
      return rows;
    },
    end: () => pool.end(),
  };
}

/** A statement's shape, one run's values by parameter, and how to build the text. */
export function toShape<Literals extends Values, Held extends Values>({
  name,
  literals,
  values,
  build,
}: Statement<Literals, Held>) {
  const given = new Map<string, unknown>();
  const held = hold(values, { name: "", given });
  const shape = `${name} ${JSON.stringify([literals, held])}`;
  return { shape, given, compile: () => compile(build(literals, held as Held)) };
}

/** The same with a placeholder for each value; collects the values in `given`. */
function hold(value: unknown, { name, given }: { name: string; given: Map<string, unknown> }): unknown {
  if (value === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((each, at) => hold(each, { name: `${name}.${at}`, given }));
  if (typeof value === "object" && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, hold(each, { name: `${name}.${key}`, given })]),
    );
  }
  given.set(name, value);
  return sql.placeholder(name);
}

/** The text of a query with placeholders: one parameter for each, however often it occurs. */
export function compile(query: SQL): Compiled {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const names = params.map((param) => {
    if (is(param, Placeholder)) return param.name;
    throw new Error("A prepared statement would keep this value for all its runs.");
  });
  const unique = [...new Set(names)];
  return {
    text: text.replaceAll(/\$(\d+)/gu, (_, at: string) => `$${unique.indexOf(names[Number(at) - 1] ?? "") + 1}`),
    params: unique,
  };
}
