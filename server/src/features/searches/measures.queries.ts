import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";

/** The name of a measure's column: the measure's key in lower case, with an underscore before each of its words. */
export const nameColumn = (key: string) => key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** A measure's column, in hundredths of its unit; null if a listing has none. */
export const columnOf = (key: MeasureKey): SQL => sql.raw(nameColumn(key));

/** A listing's zoning without accents and in lower case; null if it has none. */
export const ZONING = sql`zoning_key`;

/** The same without spaces: as `foldZoning` writes it. Compatibility forms of a space are spaces in the key already. */
export const FOLDED_ZONING = sql`translate(zoning_key, U&' \\0009\\000A\\000B\\000C\\000D\\1680\\2028\\2029\\FEFF', '')`;

/** What these listings' rows say about the measures that a search compares by. */
export async function listComparedValues(
  db: Queryable,
  { ids, measures }: { ids: readonly string[]; measures: readonly MeasureKey[] },
) {
  const columns = measures.map((key) => sql`, ${columnOf(key)} AS ${sql.identifier(key)}`);
  const { rows } = await db.execute<{ id: string; features: Features } & Partial<Record<MeasureKey, string | null>>>(
    sql`SELECT id, features${sql.join(columns)} FROM listings WHERE id IN ${ids}`,
  );
  return rows.map(({ id, features, ...values }) => ({ id, features, hundredths: toNumbers(values) }));
}

const toNumbers = (values: Partial<Record<MeasureKey, string | null>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === null ? null : Number(value)]));
