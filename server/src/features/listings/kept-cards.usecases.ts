import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import { type ListingCard, listingCardSchema } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { LRUCache } from "lru-cache";
import { hasReadReplica } from "../../platform/database/reading.ts";
import { Serialized } from "../../platform/http/serialized.ts";
import { listCardRows, listStamps } from "./cards.queries.ts";
import type { ListingDirectoryDeps } from "./listings.deps.ts";
import { toCard } from "./listings.views.ts";

type SerializedCard = Serialized<ListingCard>;

/** A built card, and the facts that decide who may see it. */
interface KeptCard {
  readonly stamp: string;
  readonly card: SerializedCard;
  /** Its looks, for variety beside others. */
  readonly look: Pick<ListingCard, "thumbnailUrl" | "type" | "subtype">;
  readonly listing: Parameters<typeof maySeeListing>[0]["listing"];
}

const KEPT_BYTES = 32 * 1024 * 1024;
/** An entry's approximate overhead besides its JSON. */
const ENTRY_BYTES = 500;

/** Cards built by this process, by language, year and listing; the least recently used are evicted first. */
export type CardCache = LRUCache<string, KeptCard>;
export const createCardCache = (): CardCache =>
  new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ card }) => card.json.length + ENTRY_BYTES });

interface KeptCards {
  /** Listings with their current stamps (`CARD_STAMP`). */
  readonly places: readonly { readonly id: string; readonly stamp: string }[];
  readonly language: Language;
}

/** These listings' cards in order, without those that are not currently public. Only changed ones are rebuilt. */
export async function listKeptCards(
  { db, clock, links, cards }: ListingDirectoryDeps & { cards: CardCache },
  { places: wanted, language }: KeptCards,
): Promise<Pick<KeptCard, "card" | "look">[]> {
  // A replica finds listings; the primary decides what they currently show, and to whom.
  const places = hasReadReplica() ? await listStamps(db, wanted) : wanted;
  const now = clock.now();
  // Some texts depend on the year.
  const toKey = (id: string) => `${language} ${now.getUTCFullYear()} ${id}`;
  const found = new Map<string, KeptCard>();
  for (const { id, stamp } of places) {
    const kept = cards.get(toKey(id));
    if (kept?.stamp === stamp) found.set(id, kept);
  }
  const missed = places.map(({ id }) => id).filter((id) => !found.has(id));
  for (const row of await listCardRows(db, missed)) {
    const { id, stamp, status, expiresAt, ownerId } = row;
    const view = toCard(row, { language, now, toPicture: links.toPicture });
    const card = Serialized.from(listingCardSchema, view);
    const { thumbnailUrl, type, subtype } = view;
    const built = { stamp, card, look: { thumbnailUrl, type, subtype }, listing: { status, expiresAt, ownerId } };
    cards.set(toKey(id), built);
    found.set(id, built);
  }
  return places
    .flatMap(({ id }) => found.get(id) ?? [])
    .filter(({ listing }) => maySeeListing({ viewer: undefined, listing, now }));
}
