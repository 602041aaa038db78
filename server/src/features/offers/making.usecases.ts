import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import { listOfferKinds, validateOffer } from "@vestpocket/domain/offers/offers.rules";
import type { OfferForm } from "@vestpocket/domain/offers/offers.schema";
import type { OfferKind } from "@vestpocket/domain/offers/offers.terms";
import { isClosed } from "@vestpocket/domain/operators/closures.rules";
import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { OfferDeps } from "./offers.deps.ts";
import { offerRefused } from "./offers.failures.ts";
import { findOfferedListing, insertOffer, markLapsed, type OfferedListing } from "./offers.queries.ts";
import { keepStep, recordStep } from "./recording.usecases.ts";
import { acknowledge } from "./steps.tokens.ts";

interface MakeOffer {
  readonly viewer: Viewer;
  /** The listing's id. */
  readonly id: string;
  readonly form: OfferForm;
  /** In which the sender acknowledged that it binds nobody. */
  readonly language: Language;
}

/**
 * Makes a non-binding offer. Throws Failure: 404, 403 without access, 409 with another live one or in a closed province, or 400 naming a field.
 */
export async function makeOffer(deps: OfferDeps, { viewer, id, form, language }: MakeOffer): Promise<string> {
  const listing = await getOfferedListing(deps, id);
  if (listing.ownerId === viewer.uid) throw offerRefused("own_listing");
  if (!(await isReader(deps, { uid: viewer.uid, room: listing.id }))) throw offerRefused("no_access");
  if (isClosed(deps.config.closed, "offers", listing.province)) throw offerRefused("closed_province");
  const version = readVersion(deps, { form, kinds: listOfferKinds(listing.listingType) });
  await requireWithinLimit(deps.limits.perHour.take(viewer.uid));
  await requireWithinLimit(deps.limits.perListing.take(`${viewer.uid}:${id}`));
  return deps.db.transaction((tx) => addOffer(deps, tx, { viewer, listing, version, language }));
}

interface Adding extends Pick<MakeOffer, "viewer" | "language"> {
  readonly listing: OfferedListing;
  readonly version: ReturnType<typeof readVersion>;
}

async function addOffer(
  deps: OfferDeps,
  tx: Queryable,
  { viewer: { uid }, listing, version, language }: Adding,
): Promise<string> {
  const now = deps.clock.now();
  const offerId = newId();
  const { id: room, ownerId, titles } = listing;
  await markLapsed(tx, { room, buyerId: uid, now });
  const { terms, expiresAt } = version;
  const nonBinding = acknowledge(language);
  const said = { terms, expiresAt: expiresAt.toISOString(), nonBinding };
  const made = { step: "make", party: "buyer", actorId: uid, said } as const;
  // The event comes first: it creates the room, to which the offer belongs.
  const recorded = await recordStep(deps, tx, { ...made, room, offerId, version: 1 });
  const offer: Parameters<typeof insertOffer>[1] = {
    ...{ id: offerId, room, ownerId, buyerId: uid, listingTitle: pickTitle(titles, "en") },
    ...{ state: "open", version: 1, by: "buyer", terms, expiresAt, createdAt: now, updatedAt: now },
  };
  if (!(await insertOffer(tx, offer))) throw offerRefused("already_open");
  await keepStep(deps, tx, {
    row: { ...offer, titles, nonBinding, buyerName: null, isRemoved: false },
    recorded,
    actorId: uid,
  });
  return offerId;
}

/** A listing that others can see. Throws Failure 404. */
async function getOfferedListing({ db, clock, listingNotFound }: OfferDeps, id: string): Promise<OfferedListing> {
  const listing = isUuid(id) ? await findOfferedListing(db, id) : undefined;
  if (listing === undefined || !maySeeListing({ viewer: undefined, listing, now: clock.now() }))
    throw listingNotFound();
  return listing;
}

/**
 * Whether a person can currently see a listing and read its values restricted to signers or approved people. `on` is the
 * transaction that asks, if there is one.
 */
export async function isReader(
  { findAudiences }: Pick<OfferDeps, "findAudiences">,
  { uid, room, ...asked }: { uid: string; room: string; on?: Queryable },
): Promise<boolean> {
  const audiences = await findAudiences({ uid, ids: [room], ...asked });
  return takesPart(audiences.get(room) ?? "public");
}

/** A version as stored. Throws Failure 400 naming the invalid field. */
export function readVersion({ clock }: OfferDeps, { form, kinds }: { form: OfferForm; kinds: readonly OfferKind[] }) {
  const problems = validateOffer(form, { kinds, now: clock.now() });
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const { expiresAt, understood: _, kind, per, basis, termMonths, ...rest } = form;
  const rent = kind === "lease" ? { per, basis, termMonths } : { per: null, basis: null, termMonths: null };
  const { amountCents, closesOn, hasFinancing, hasInspection, dueDiligenceDays } = rest;
  return {
    terms: {
      ...{ kind, amountCents, ...rent, closesOn, hasFinancing, hasInspection, dueDiligenceDays },
      conditions: rest.conditions,
    },
    expiresAt: new Date(expiresAt.seconds * 1000),
  };
}
