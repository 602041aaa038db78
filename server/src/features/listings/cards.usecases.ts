import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { type CardRow, listActiveRowsOf, listCardRows, listCardRowsIn } from "./cards.queries.ts";
import type { ListingDirectoryDeps } from "./listings.deps.ts";
import { toCard } from "./listings.views.ts";

interface Cards {
  readonly ids: readonly string[];
  readonly language: Language;
}

/** These listings' cards in order, without those that are not currently public. */
export async function listCards(deps: ListingDirectoryDeps, { ids, language }: Cards): Promise<ListingCard[]> {
  return toPublicCards(deps, await listCardRows(deps.db, ids), language);
}

/** The same within a transaction. */
export async function listCardsIn(
  deps: ListingDirectoryDeps,
  tx: Queryable,
  { ids, language }: Cards,
): Promise<ListingCard[]> {
  return toPublicCards(deps, await listCardRowsIn(tx, ids), language);
}

function toPublicCards(
  { clock, links }: ListingDirectoryDeps,
  rows: readonly CardRow[],
  language: Language,
): ListingCard[] {
  const now = clock.now();
  return rows
    .filter((row) => maySeeListing({ viewer: undefined, listing: row, now }))
    .map((row) => toCard(row, { language, now, toPicture: links.toPicture }));
}

interface CardsOf {
  readonly ownerId: string;
  readonly page: number;
  readonly limit: number;
  readonly language: Language;
}

/** A page of a person's active listings, newest first, with the total. */
export async function listCardsOf(
  { db, clock, links }: ListingDirectoryDeps,
  { language, ...wanted }: CardsOf,
): Promise<{ cards: ListingCard[]; total: number }> {
  const now = clock.now();
  const { rows, total } = await listActiveRowsOf(db, { ...wanted, now });
  return { cards: rows.map((row) => toCard(row, { language, now, toPicture: links.toPicture })), total };
}
