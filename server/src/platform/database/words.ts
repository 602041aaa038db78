import { LISTED_MAX } from "@vestpocket/domain/shared/paging";
import { foldText } from "@vestpocket/domain/shared/text";
import { type SQL, sql } from "drizzle-orm";

/** Shorter digit strings occur in too many numbers. */
const PHONE_DIGITS_MIN = 4;

/** What `agents_query` gets to find a person by `lookups_person`: words, or the digits of a phone number. */
export function toPersonWords(text: string): string {
  const digits = text.replace(/[\s().+-]/gu, "");
  return /^\d+$/u.test(digits) && digits.length >= PHONE_DIGITS_MIN ? digits : foldText(text);
}

/**
 * Whether a row is among the first that some queries of ids find, one more than lists count. Each query is planned for
 * all that it finds, so that it reads its index whatever the list is ordered by.
 */
export function isAmong(id: SQL, queries: readonly SQL[]): SQL {
  const found = queries.map((query, at) => sql`${sql.identifier(`found_${at}`)} AS MATERIALIZED (${query})`);
  const first = queries.map((_, at) => sql`(SELECT id FROM ${sql.identifier(`found_${at}`)} LIMIT ${LISTED_MAX + 1})`);
  return sql`${id} = ANY (ARRAY(WITH ${sql.join(found, sql`, `)} ${sql.join(first, sql` UNION ALL `)}))`;
}
