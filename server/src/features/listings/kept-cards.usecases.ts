import { buildMemberCard, buildVisitorCard, type ViewReader } from "@vestpocket/domain/listings/card-views.rules";
import {
  type HomeCard,
  homeCardSchema,
  type ListingCard,
  listingCardSchema,
  type MemberCard,
  memberCardSchema,
} from "@vestpocket/domain/listings/listings.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { LRUCache } from "lru-cache";
import { hasReadReplica } from "../../platform/database/read-routing.ts";
import { Serialized } from "../../platform/http/serialized.ts";
import { translate } from "../../platform/language.ts";
import { type CardRow, listCardRows, listStamps } from "./cards.queries.ts";
import type { ListingDirectoryDeps } from "./listings.deps.ts";
import { toCard } from "./listings.views.ts";

/** A built card with its looks, for variety beside others. */
interface BuiltCard<Card> {
  readonly card: Serialized<Card>;
  readonly look: Pick<ListingCard, "thumbnailUrl" | "type" | "subtype">;
  readonly listing: { readonly id: string; readonly ownerId: string };
}

/** With the facts that decide who may see it. */
interface KeptCard extends BuiltCard<unknown> {
  readonly stamp: string;
  readonly listing: Parameters<typeof maySeeListing>[0]["listing"] & { readonly id: string };
}

const KEPT_BYTES = 32 * 1024 * 1024;
/** An entry's approximate overhead besides its JSON. */
const ENTRY_BYTES = 500;

/** Cards built by this process, by kind, language, year and listing; the least recently used are evicted first. */
export type CardCache = LRUCache<string, KeptCard>;
export const createCardCache = (): CardCache =>
  new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ card }) => card.json.length + ENTRY_BYTES });

interface KeptCards {
  /** Listings with their current stamps (`CARD_STAMP`). */
  readonly places: readonly { readonly id: string; readonly stamp: string }[];
  readonly language: Language;
}

/** What is built from a listing's row, and read from the cache only as the same kind. */
interface CardKind<Card extends ListingCard | HomeCard> {
  readonly name: string;
  /** Undefined if this kind's readers see no card of the listing. */
  readonly build: (row: CardRow, reader: ViewReader) => Card | undefined;
  readonly serialize: (card: Card) => Serialized<Card>;
}

const LISTED: CardKind<ListingCard> = {
  name: "listed",
  build: toCard,
  serialize: (card) => Serialized.from(listingCardSchema, card),
};
const FOR_MEMBERS: CardKind<MemberCard> = {
  name: "members",
  build: buildMemberCard,
  serialize: (card) => Serialized.from(memberCardSchema, card),
};
const FOR_VISITORS: CardKind<HomeCard> = {
  name: "visitors",
  build: buildVisitorCard,
  serialize: (card) => Serialized.from(homeCardSchema, card),
};

type KeepingDeps = ListingDirectoryDeps & { readonly cards: CardCache };

/** These listings' cards in order, without those that are not currently public. Only changed ones are rebuilt. */
export function listKeptCards(deps: KeepingDeps, wanted: KeptCards): Promise<BuiltCard<ListingCard>[]> {
  return listKept(deps, { ...wanted, kind: LISTED });
}

/** The same for the home page, as members see them, or as visitors do: without those that they do not see. */
export function listKeptHomeCards(
  deps: KeepingDeps,
  { isMember, ...wanted }: KeptCards & { readonly isMember: boolean },
): Promise<BuiltCard<HomeCard | MemberCard>[]> {
  return isMember
    ? listKept(deps, { ...wanted, kind: FOR_MEMBERS })
    : listKept(deps, { ...wanted, kind: FOR_VISITORS });
}

async function listKept<Card extends ListingCard | HomeCard>(
  { db, clock, links, cards }: KeepingDeps,
  { places: wanted, language, kind }: KeptCards & { readonly kind: CardKind<Card> },
): Promise<BuiltCard<Card>[]> {
  // A replica finds listings; the primary decides what they currently show, and to whom.
  const places = hasReadReplica() ? await listStamps(db, wanted) : wanted;
  const now = clock.now();
  // Some texts depend on the year.
  const toKey = (id: string) => `${kind.name} ${language} ${now.getUTCFullYear()} ${id}`;
  const found = new Map<string, KeptCard>();
  for (const { id, stamp } of places) {
    const kept = cards.get(toKey(id));
    if (kept?.stamp === stamp) found.set(id, kept);
  }
  const missed = places.map(({ id }) => id).filter((id) => !found.has(id));
  for (const row of await listCardRows(db, missed)) {
    const { id, stamp, status, expiresAt, ownerId } = row;
    const view = kind.build(row, { language, now, translate, toPicture: links.toPicture });
    if (view === undefined) continue;
    const { thumbnailUrl, type, subtype } = view;
    const look = { thumbnailUrl, type, subtype };
    const built = { stamp, card: kind.serialize(view), look, listing: { id, status, expiresAt, ownerId } };
    cards.set(toKey(id), built);
    found.set(id, built);
  }
  const shown = places
    .flatMap(({ id }) => found.get(id) ?? [])
    .filter(({ listing }) => maySeeListing({ viewer: undefined, listing, now }));
  // Its key names the kind.
  return shown as BuiltCard<Card>[];
}
