import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import { FOUND_MAX } from "@vestpocket/domain/lookups/lookups.rules";
import type { FoundKind } from "@vestpocket/domain/lookups/lookups.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** If there are more matches than this, any of them are shown. */
const CANDIDATES_MAX = 200;

export interface FoundRow {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string | null;
  /** Of a listing, which has no other name. */
  readonly titles: Titles | null;
  /** An order's receipt number, as stored. */
  readonly receipt: number | null;
  readonly detail: string | null;
}

export interface SoughtText {
  readonly text: string;
  /** Ignoring accents and case. */
  readonly words: string;
  /** The same, or the digits of a phone number. */
  readonly ofPerson: string;
  readonly id: string | undefined;
  readonly receipt: number | undefined;
}

/** Matches of the text, newest of each kind first. */
export async function findByText(db: Queryable, sought: SoughtText): Promise<FoundRow[]> {
  return selectRows<FoundRow>(db, toStatement(sought));
}

/** One statement, so that a response takes one round trip. Each of its conditions is read from an index. */
export function toStatement({ text, words, ofPerson, id, receipt }: SoughtText): SQL {
  const isId = id === undefined ? undefined : sql`id = ${id}`;
  const candidates = {
    people: isId ?? sql`lookups_person(first_name, last_name, email_key, phone_number) @@ agents_query(${ofPerson})`,
    listings: isId ?? sql`lookups_words(title || ' ' || coalesce(other_title, '')) @@ agents_query(${words})`,
    orders: isId ?? sql`number = ${receipt ?? null}::bigint OR intent_id = ${text} OR invoice_id = ${text}`,
    tickets: isId ?? sql`lookups_words(search_text) @@ agents_query(${words})`,
  };
  return sql`
    WITH ${withCandidates("people", sql`accounts`, candidates.people)},
      ${withCandidates("listings", sql`listings`, candidates.listings)},
      ${withCandidates("orders", sql`orders`, candidates.orders)},
      ${withCandidates("tickets", sql`tickets`, candidates.tickets)}
    SELECT 'people' AS kind, id, first_name || ' ' || last_name AS name, NULL::jsonb AS titles, NULL::float8 AS receipt, email AS detail
    FROM (${newest("people")}) person
    UNION ALL
    SELECT 'listings', listing.id, NULL, listings_titles(listing.language, listing.title, listing.other_title), NULL,
      listing.city || (SELECT ' · ' || first_name || ' ' || last_name FROM accounts WHERE accounts.id = listing.owner_id)
    FROM (${newest("listings")}) listing
    UNION ALL
    SELECT 'orders', ordered.id, NULL, NULL, ordered.number::float8, concat_ws(' · ', ordered.listing_title,
      (SELECT first_name || ' ' || last_name FROM accounts WHERE accounts.id = ordered.account_id))
    FROM (${newest("orders")}) ordered
    UNION ALL
    SELECT 'tickets', id, subject, NULL, NULL, number FROM (${newest("tickets")}) ticket`;
}

/**
 * A table's matching rows. As a separate step, it is planned for all rows and so uses the index, but still stops once
 * enough are found.
 */
function withCandidates(kind: FoundKind, table: SQL, condition: SQL): SQL {
  return sql`${sql.identifier(`found_${kind}`)} AS MATERIALIZED (SELECT * FROM ${table} WHERE ${condition})`;
}

function newest(kind: FoundKind): SQL {
  return sql`
    SELECT * FROM (SELECT * FROM ${sql.identifier(`found_${kind}`)} LIMIT ${CANDIDATES_MAX}) candidates
    ORDER BY created_at DESC, id DESC LIMIT ${FOUND_MAX}`;
}
