import { type SQL, sql } from "drizzle-orm";
import type { KeywordQuery } from "./keyword-queries.queries.ts";

/** How much a keyword's words count one after another in a title, and among what else a listing is called. */
const IN_TITLE = 3;
const AMONG_NAMES = 2;

/**
 * How well a listing fits keywords (product.md §6.3): the sum over them, 0 for one that only its description has. Most
 * matches need only the first comparison.
 */
export function fitOf(queries: readonly KeywordQuery[]): SQL {
  const each = queries.map(
    ({ words, inTitle, amongNames }) => sql`CASE WHEN headlines @@ ${words}::tsquery
      THEN greatest(1, ${sql.raw(String(IN_TITLE))} * (headlines @@ ${inTitle}::tsquery)::integer
        + ${sql.raw(String(AMONG_NAMES))} * (headlines @@ ${amongNames}::tsquery)::integer) ELSE 0 END`,
  );
  return sql`(${sql.join(each, sql` + `)})`;
}
