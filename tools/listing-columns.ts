import type pg from "pg";

/** The columns of a table (listings by default) that an INSERT provides, as written in SQL. */
export async function listColumns(client: pg.Client | pg.Pool, table = "listings"): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
