import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { buildConversations } from "./features/inquiries/inquiries.demo.ts";
import { dateListing, dateNamedListing } from "./features/listings/dated-listing.ts";
import { listPictureKeys, toPictureKeys } from "./features/listings/listing-pictures.ts";
import { generateListings } from "./features/listings/listings.demo.ts";
import { NAMED_LISTINGS, NAMED_PROVINCE } from "./features/listings/named-listings.ts";
import { ORDERED_LISTINGS } from "./features/listings/ordered-listings.ts";
import type { PocketListing } from "./features/listings/pocket-listing.ts";
import {
  chooseReaders,
  datePocketListing,
  POCKET_LISTINGS,
  POCKET_PICTURES,
} from "./features/listings/pocket-listings.ts";
import { buildMandates } from "./features/mandates/mandates.demo.ts";
import { buildSearches } from "./features/searches/searches.demo.ts";
import { buildDemoTickets } from "./features/tickets/tickets.demo.ts";
import { buildListingDays, buildVisits } from "./features/visits/visits.demo.ts";
import { buildPeople } from "./people.ts";

const SEED = 20_261_120;

export type Demo = ReturnType<typeof buildDemo>;

/**
 * Everything that the demo loads into an empty database, as plain data: the named listings, and as many others as asked for. The
 * same number of listings and the same `now` give the same demo.
 */
export function buildDemo({ listings, now }: { listings: number; now: Date }) {
  const random = createRandom(SEED);
  const people = buildPeople(random, now);
  const dated = generateListings(random, listings).map((listing) =>
    dateListing(listing, { ownerId: pickOwner(random, { owners: people.owners, province: listing.province }), now }),
  );
  const drawn = dated.flatMap((listing) => toPictures(listing.id, listPictureKeys(random, listing)));
  const named = dateNamed(people, now);
  const pocket = datePocket(people, now);
  const ordered = dateOrdered(people, now);
  const all = [...dated, ...named.listings, ...pocket.map(({ listing }) => listing), ...ordered];
  return {
    ...people,
    listings: all,
    days: buildListingDays(all, now),
    visits: buildVisits(all, { readerIds: people.owners.map(({ id }) => id), now }),
    secrets: pocket.map(({ listing: { id }, secrets }) => ({ listingId: id, secrets })),
    pictures: [
      ...drawn,
      ...named.pictures,
      ...pocket.flatMap(({ pictures }) => pictures),
      ...ordered.flatMap((listing) => toPictures(listing.id, toPictureKeys(listing))),
    ],
    tickets: buildDemoTickets(now),
    conversations: buildConversations(dated, now),
    searches: buildSearches(now),
    mandates: buildMandates({
      ownerIds: [people.proId, people.agentId],
      drafts: dated.filter(({ status }) => status === "draft"),
      seekerIds: people.agents.map(({ accountId }) => accountId),
      buyerId: people.buyerId,
      now,
    }),
  };
}

/** The named listings use their own random numbers, so that adding one changes no other. */
function dateNamed({ owners, privateOwnerId }: ReturnType<typeof buildPeople>, now: Date) {
  const agentId = pickOwner(createRandom(SEED), { owners, province: NAMED_PROVINCE });
  const given = Object.values(NAMED_LISTINGS).map((named) => ({
    named,
    dated: dateNamedListing(named, { ownerId: "postedAs" in named ? privateOwnerId : agentId, now }),
  }));
  return {
    listings: given.map(({ dated }) => dated),
    pictures: given.flatMap(({ named, dated }) =>
      named.drawing === null ? [] : toPictures(dated.id, toPictureKeys(dated)),
    ),
  };
}

/** Owned by the demo's accounts, or by an agent of the province. */
function datePocket({ owners, agentId, proId }: ReturnType<typeof buildPeople>, now: Date) {
  return Object.values<PocketListing>(POCKET_LISTINGS).map((pocket) => {
    const localId = pickOwner(createRandom(SEED), { owners, province: pocket.province });
    const ownerId = { agent: agentId, pro: proId, local: localId }[pocket.owner];
    const dated = datePocketListing(pocket, { ownerId, now, choices: chooseReaders(pocket) });
    const pictures = toPictures(dated.listing.id, toPictureKeys(dated.listing));
    return { ...dated, pictures: pictures.map((picture, at) => ({ ...picture, level: POCKET_PICTURES[at] })) };
  });
}

/** Drafts, until their owners pay for them in the story. */
function dateOrdered({ agentId, proId }: ReturnType<typeof buildPeople>, now: Date) {
  const draft = { status: "draft", plan: null, publishedAt: null, expiresAt: null } as const;
  return Object.values(ORDERED_LISTINGS).map(({ owner, ...ordered }) => ({
    ...dateNamedListing(ordered, { ownerId: owner === "pro" ? proId : agentId, now }),
    ...draft,
  }));
}

interface OwnerChoice {
  readonly owners: readonly { readonly id: string; readonly province: string }[];
  readonly province: string;
}

/** An owner in the same province, or any owner if there is none. */
function pickOwner(random: Random, { owners, province }: OwnerChoice): string {
  const local = owners.filter((owner) => owner.province === province);
  return random.pick(local.length > 0 ? local : owners).id;
}

function toPictures(listingId: string, keys: readonly string[]) {
  return keys.map((storageKey, position) => ({ listingId, position, storageKey, mediaType: "image/svg+xml" }));
}
