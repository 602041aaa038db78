import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** The most things that one name stands for: a filter by a common first name is of no use to anybody. */
const SOUGHT_MAX = 50;

export interface SoughtName {
  readonly text: string;
  /** Ignoring accents and case; the digits of a phone number. */
  readonly words: string;
  /** Of an order, as stored. */
  readonly receipt: number | undefined;
}

/** The accounts that a name, an email or a phone number stands for. Each condition is read from an index. */
export async function findSoughtAccounts(db: Queryable, { words }: SoughtName): Promise<string[]> {
  return selectIds(db, PEOPLE(words));
}

/** Everything that a name, a title or a number stands for. */
export async function findSoughtSubjects(db: Queryable, { text, words, receipt }: SoughtName): Promise<string[]> {
  const orders = sql`SELECT id FROM orders WHERE number = ${receipt ?? null}::bigint`;
  const tickets = sql`SELECT id FROM tickets WHERE number = ${text.toUpperCase()}`;
  const listings = sql`SELECT id FROM listings
    WHERE lookups_words(title || ' ' || coalesce(other_title, '')) @@ agents_query(${words}) LIMIT ${SOUGHT_MAX}`;
  return selectIds(db, sql`(${PEOPLE(words)}) UNION ALL (${orders}) UNION ALL (${tickets}) UNION ALL (${listings})`);
}

const PEOPLE = (words: string) => sql`SELECT id FROM accounts
  WHERE lookups_person(first_name, last_name, email_key, phone_number) @@ agents_query(${words}) LIMIT ${SOUGHT_MAX}`;

async function selectIds(db: Queryable, query: SQL): Promise<string[]> {
  return (await selectRows<{ id: string }>(db, query)).map(({ id }) => id);
}
