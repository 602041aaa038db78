import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { buildConversations } from "./features/inquiries/inquiries.demo.ts";
import { type DatedListing, dateListing } from "./features/listings/dated-listing.ts";
import { listPictureKeys } from "./features/listings/listing-pictures.ts";
import { generateListings } from "./features/listings/listings.demo.ts";
import { buildDemoTickets } from "./features/tickets/tickets.demo.ts";
import { buildPeople } from "./people.ts";

const SEED = 20_261_120;

export type Demo = ReturnType<typeof buildDemo>;

/**
 * Everything that the demo loads into an empty database, as plain data. The same number of listings and the same `now` give
 * the same demo.
 */
export function buildDemo({ listings, now }: { listings: number; now: Date }) {
  const random = createRandom(SEED);
  const people = buildPeople(random, now);
  const dated = generateListings(random, listings).map((listing) =>
    dateListing(listing, { ownerId: pickOwner(random, { owners: people.owners, province: listing.province }), now }),
  );
  return {
    ...people,
    listings: dated,
    pictures: dated.flatMap((listing) => toPictures(random, listing)),
    tickets: buildDemoTickets(now),
    conversations: buildConversations(dated, now),
  };
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

function toPictures(random: Random, listing: DatedListing) {
  return listPictureKeys(random, listing).map((storageKey, position) => ({
    listingId: listing.id,
    position,
    storageKey,
    mediaType: "image/svg+xml",
  }));
}
