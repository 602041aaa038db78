import type pg from "pg";

/** The columns of listings that an INSERT gives, as they are written in SQL. */
export async function listColumns(client: pg.Client | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = 'listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
  );
  return rows.map(({ name }) => name);
}
