import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import { listOfferKinds } from "@vestpocket/domain/offers/offers.rules";
import type { OfferDetail, OffersPage } from "@vestpocket/domain/offers/offers.schema";
import type { OfferObstacle, OfferOrder } from "@vestpocket/domain/offers/offers.terms";
import { isClosed } from "@vestpocket/domain/operators/closures.rules";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Viewer } from "../../platform/session/viewer.ts";
import { roleOf } from "./deciding.usecases.ts";
import { isReader } from "./making.usecases.ts";
import type { OfferDeps } from "./offers.deps.ts";
import { offerNotFound } from "./offers.failures.ts";
import {
  findOffer,
  findOfferedListing,
  hasLiveOffer,
  listOffersIn,
  listOutcomes,
  listStepsOf,
  listWaiting,
  type OfferedListing,
  type OfferRow,
} from "./offers.queries.ts";
import { toListingName, toOffer, toOfferDetail } from "./offers.views.ts";

interface ListOffers extends PageRequest {
  readonly viewer: Viewer;
  /** The listing's id. */
  readonly id: string;
  readonly order: OfferOrder;
  readonly language: Language;
}

/** The offers about a listing that the viewer is a party to: all for its owner, their own for others. Throws Failure 404. */
export async function listOffers(
  deps: OfferDeps,
  { viewer, id, language, ...wanted }: ListOffers,
): Promise<OffersPage> {
  const { db, listingNotFound } = deps;
  if (!isUuid(id)) throw listingNotFound();
  const now = deps.clock.now();
  const listing = await findOfferedListing(db, id);
  const role = listing?.ownerId === viewer.uid ? ("owner" as const) : ("buyer" as const);
  const side = { room: id, uid: viewer.uid, party: role };
  const { rows, total } = await listOffersIn(db, { ...wanted, ...side, now });
  const isShown = listing !== undefined && maySeeListing({ viewer, listing, now });
  const [first] = rows;
  if (!isShown && first === undefined) throw listingNotFound();
  // A buyer's offers about a listing have the same two parties, so the same access; an owner needs none.
  const buyerHasAccess = role === "buyer" && first !== undefined && (await hasAccess(deps, first));
  const name = listing === undefined ? first && toListingName(first, language) : pickTitle(listing.titles, language);
  return {
    role,
    listing: { id, name: name ?? "" },
    kinds: listing === undefined ? [] : [...listOfferKinds(listing.listingType)],
    obstacle: await findObstacle(deps, { viewer, listing, now }),
    offers: rows.map((row) => toOffer(row, { role, buyerHasAccess, now })),
    ...describePage(wanted, total),
  };
}

async function findObstacle(
  deps: OfferDeps,
  { viewer, listing, now }: { viewer: Viewer; listing: OfferedListing | undefined; now: Date },
): Promise<OfferObstacle | null> {
  const { uid } = viewer;
  if (listing?.ownerId === uid) return "own_listing";
  if (listing === undefined || !(await isReader(deps, { uid, room: listing.id }))) return "no_access";
  const own = { room: listing.id, uid, party: "buyer", now } as const;
  if (await hasLiveOffer(deps.db, own)) return "already_open";
  return isClosed(deps.config.closed, "offers", listing.province) ? "closed_province" : null;
}

/** An offer with its history. Throws Failure 404 for everyone but its two parties, including administrators. */
export async function readOffer(
  deps: OfferDeps,
  { viewer, id, language }: { viewer: Viewer; id: string; language: Language },
): Promise<OfferDetail> {
  const { db, clock } = deps;
  const row = isUuid(id) ? await findOffer(db, id) : undefined;
  const role = row && roleOf(row, viewer.uid);
  if (row === undefined || role === undefined) throw offerNotFound();
  const buyerHasAccess = await hasAccess(deps, row);
  return toOfferDetail(row, await listStepsOf(db, id), { role, now: clock.now(), language, buyerHasAccess });
}

async function hasAccess(deps: OfferDeps, { room, buyerId }: OfferRow): Promise<boolean> {
  return buyerId !== null && isReader(deps, { uid: buyerId, room });
}

/** Open offers that wait for a person's answer; a buyer who lost access, or whose listing is gone, can give none. */
export async function countWaiting(
  deps: Pick<OfferDeps, "db" | "clock" | "findAudiences">,
  uid: string,
): Promise<{ waiting: number; listing: string | null }> {
  let counted: { waiting: number; listing: string | null } = { waiting: 0, listing: null };
  for (const { room, ownerId, waiting } of await listWaiting(deps.db, { uid, now: deps.clock.now() })) {
    if (ownerId !== uid && !(await isReader(deps, { uid, room }))) continue;
    counted = { waiting: counted.waiting + waiting, listing: counted.listing ?? room };
  }
  return counted;
}

/** What became of a buyer's offers that they have not seen (product.md §5.8). */
export async function findOutcomes(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  uid: string,
): Promise<Todo["outcomes"]> {
  const outcomes = await listOutcomes(db, { uid, now: clock.now() });
  const [latest] = outcomes;
  const { room: listing = null, id: offer = null, state = null } = latest ?? {};
  return { waiting: outcomes.length, listing, offer, state };
}
