import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { listActiveRowsOf, listCardRows } from "./cards.queries.ts";
import type { ListingDirectoryDeps } from "./listings.deps.ts";
import { toCard } from "./listings.views.ts";

/** These listings' cards in order, without those that are not currently public. */
export async function listCards(
  { db, clock, links }: ListingDirectoryDeps,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<ListingCard[]> {
  const now = clock.now();
  const rows = await listCardRows(db, ids);
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
