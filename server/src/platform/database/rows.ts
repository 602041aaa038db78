import type { SQL } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** PostgreSQL's type id of `timestamp with time zone`. */
const TIMESTAMPTZ = 1184;

/**
 * The rows of a raw SQL query, with timestamps as `Date`. The driver's own `execute` returns timestamps as text, so a
 * row typed with a `Date` would not contain one.
 */
export async function selectRows<Row extends object>(db: Queryable, query: SQL): Promise<Row[]> {
  const { rows, fields } = await db.execute<Record<string, unknown>>(query);
  const moments = fields.filter(({ dataTypeID }) => dataTypeID === TIMESTAMPTZ).map(({ name }) => name);
  for (const row of rows) {
    for (const name of moments) {
      const value = row[name];
      if (typeof value === "string") row[name] = new Date(value);
    }
  }
  return rows as Row[];
}
