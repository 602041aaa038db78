import pg, { type PoolClient } from "pg";
import type { Database } from "../platform/database/database.ts";

type Query = (...given: unknown[]) => unknown;

/**
 * Makes the nth statement fail with an error that PostgreSQL itself raises, whose message, detail and hint quote the
 * parameters, like those of real violations.
 */
export function createFailingStatements() {
  let left = Number.POSITIVE_INFINITY;
  let hasFailed = false;

  function isNext(): boolean {
    left -= 1;
    if (left !== 0) return false;
    hasFailed = true;
    return true;
  }

  return {
    /** Whether the chosen statement was reached. */
    get hasFailed() {
      return hasFailed;
    },
    /** The nth statement from now fails. */
    at(statement: number): void {
      left = statement;
      hasFailed = false;
    },
    never(): void {
      left = Number.POSITIVE_INFINITY;
    },
    watch(db: Database): void {
      db.$client.on("connect", (client) => watchClient(client, isNext));
      const { find } = db.lookups;
      db.lookups.find = async (lookup) => {
        if (isNext()) await db.$client.query(raise(lookup.values));
        return find(lookup) as never;
      };
    },
  };
}

function watchClient(client: PoolClient, isNext: () => boolean): void {
  const query = client.query.bind(client) as Query;
  const watched: Query = (...given) => {
    const [statement, values] = given;
    const asked = typeof statement === "string" ? { text: statement, values } : (statement as pg.QueryConfig);
    // A transaction has to begin and end, and a failed one accepts nothing but its end.
    if (/^\s*(begin|commit|rollback|savepoint|release)\b/iu.test(asked.text) || !isNext()) return query(...given);
    const failing = raise((Array.isArray(values) ? values : (asked.values ?? [])) as readonly unknown[]);
    const callback = given.at(-1);
    return typeof callback === "function" ? query(failing, callback) : query(failing);
  };
  Object.assign(client, { query: watched });
}

/** A statement that raises a violation quoting the values. */
function raise(values: readonly unknown[]): string {
  const row = pg.escapeLiteral(values.map(String).join(", "));
  return `DO $raise$ BEGIN RAISE EXCEPTION USING ERRCODE = '23505', CONSTRAINT = 'planted_key', TABLE = 'planted',
    MESSAGE = 'invalid value: ' || ${row}, DETAIL = 'Failing row contains (' || ${row} || ').', HINT = ${row}; END $raise$`;
}
