import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** The words that occur in no active listing. */
export async function listUnfoundWords(
  db: Queryable,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<string[]> {
  if (words.length === 0) return [];
  // One branch per word, so that the planner knows the word and its frequency.
  const parts = words.map(
    (word) => sql`(SELECT ${word} AS word WHERE NOT EXISTS (
        SELECT FROM listings WHERE status = 'active' AND expires_at > ${now} AND vectors @@ listings_query(${word})))`,
  );
  const rows = await selectRows<{ word: string }>(db, sql.join(parts, sql` UNION ALL `));
  return rows.map(({ word }) => word);
}
