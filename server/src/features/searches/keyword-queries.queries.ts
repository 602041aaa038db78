import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/database.ts";

/** What a keyword asks for, as texts of the database's queries. */
export interface KeywordQuery {
  /** All its words in one language. */
  readonly words: string;
  /** Its words one after another in a title, and among the other names of a listing. */
  readonly inTitle: string;
  readonly amongNames: string;
}

/** No listing has this word: all of theirs begin with a letter. */
const NOTHING = "'-'";
const KEPT_MAX = 10_000;

// Queries depend on nothing but the keyword; building them takes as long as finding a few listings by them.
const kept = new LRUCache<string, KeywordQuery>({ max: KEPT_MAX });

/** The queries of keywords, in their order. */
export async function listKeywordQueries(db: Queryable, keywords: readonly string[]): Promise<KeywordQuery[]> {
  const missing = keywords.filter((keyword) => !kept.has(keyword));
  if (missing.length > 0) {
    const { rows } = await db.execute<{ keyword: string; words: string | null; phrase: string | null }>(sql`
      SELECT keyword, listings_query(keyword)::text AS words, listings_phrase(keyword) AS phrase
      FROM unnest(${sql.param(missing)}::text[]) AS keyword`);
    for (const { keyword, words, phrase } of rows) kept.set(keyword, toQuery({ words, phrase }));
  }
  return keywords.map((keyword) => kept.get(keyword) ?? toQuery({ words: null, phrase: null }));
}

const toQuery = ({ words, phrase }: { words: string | null; phrase: string | null }): KeywordQuery => ({
  words: words ?? NOTHING,
  inTitle: phrase ?? NOTHING,
  amongNames: phrase?.replaceAll(":A", ":B") ?? NOTHING,
});
