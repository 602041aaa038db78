import { namedListingId } from "@vestpocket/demo/listings/dated-listing";
import { NAMED_LISTINGS } from "@vestpocket/demo/listings/named-listings";

/** A demo listing with known details, as cards and pages show it. */
export function named(listing: keyof typeof NAMED_LISTINGS): { id: string; name: string } {
  const { title } = NAMED_LISTINGS[listing];
  return { id: namedListingId({ title }), name: title };
}
