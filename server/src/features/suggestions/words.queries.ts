import type { Language } from "@vestpocket/domain/shared/text";
import { WORD_LISTINGS_MAX } from "@vestpocket/domain/suggestions/suggestions.rules";
import { desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { suggestedWords } from "./suggestions.tables.ts";
import type { ListingWords } from "./words.rules.ts";

type ReadListing = ListingWords & { readonly id: string; readonly publishedAt: Date };

/** Active listings before this one, newest first. */
export function listListingWords(
  db: Queryable,
  { now, before, limit }: { now: Date; before: Pick<ReadListing, "id" | "publishedAt"> | undefined; limit: number },
): Promise<ReadListing[]> {
  const rest = before === undefined ? sql`true` : sql`(published_at, id) < (${before.publishedAt}, ${before.id})`;
  return selectRows<ReadListing>(
    db,
    sql`SELECT id, published_at AS "publishedAt", owner_id AS "ownerId", language, title, other_title AS "otherTitle", keywords,
        CASE WHEN jsonb_typeof(features -> 'includes') = 'array' THEN features -> 'includes' ELSE '[]' END AS includes
      FROM listings WHERE status = 'active' AND expires_at > ${now} AND ${rest}
      ORDER BY published_at DESC, id DESC LIMIT ${limit}`,
  );
}

export interface CountedWord {
  readonly word: string;
  readonly listings: number;
  /** Equal for words that find the same listings. */
  readonly finds: string;
}

/**
 * How many listings each word finds, counted up to a limit. Omits stop words such as "the", and words that find none.
 */
export function countWords(
  db: Queryable,
  { language, words, now }: { language: Language; words: readonly string[]; now: Date },
): Promise<CountedWord[]> {
  const meaning = language === "en" ? sql`'pg_catalog.english'` : sql`'pg_catalog.french'`;
  // One branch per word, so that the planner knows the word and its frequency.
  const parts = words.map(
    (word) => sql`(SELECT ${word} AS word, listings_query(${word})::text AS finds, (SELECT count(*) FROM (
        SELECT FROM listings WHERE status = 'active' AND expires_at > ${now}
          AND listings_findable(vectors, type, subtype, province, city_key) @@ listings_query(${word})
        LIMIT ${WORD_LISTINGS_MAX}
      ) AS found)::int AS listings
      WHERE numnode(plainto_tsquery(${meaning}, ${word})) > 0)`,
  );
  return selectRows<CountedWord>(
    db,
    sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted WHERE listings > 0`,
  );
}

/** Replaces a language's words. */
export async function replaceWords(
  db: Database,
  { language, words }: { language: Language; words: readonly CountedWord[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(suggestedWords).where(eq(suggestedWords.language, language));
    if (words.length === 0) return;
    await tx
      .insert(suggestedWords)
      .values(words.map(({ word, listings }) => ({ language, word, listings })))
      // Another process may have counted them meanwhile.
      .onConflictDoUpdate({
        target: [suggestedWords.language, suggestedWords.word],
        set: { listings: sql`excluded.listings` },
      });
  });
}

/** A language's words, most frequent first. */
export function listWords(db: Queryable, language: Language): Promise<{ word: string; listings: number }[]> {
  const { word, listings } = suggestedWords;
  return db
    .select({ word, listings })
    .from(suggestedWords)
    .where(eq(suggestedWords.language, language))
    .orderBy(desc(listings), word);
}

export async function hasWords(db: Queryable): Promise<boolean> {
  return (await db.select({ word: suggestedWords.word }).from(suggestedWords).limit(1)).length > 0;
}
