import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { MONTHLY_GROSS } from "@vestpocket/domain/prices/rents.terms";

/** A sample listing for a city that has no listings yet. */
export interface Sample
  extends Pick<ListingCard, "city" | "province" | "type" | "subtype" | "sale" | "lease" | "listingType" | "boosts"> {
  readonly name: MessageDescriptor;
}

const NO_BOOSTS = { exposure: false, priority: false };

export const MONTREAL_SAMPLE: Sample = {
  name: msg`Corner storefront on a busy shopping street`,
  city: "Montreal",
  province: "Quebec",
  type: "Commercial",
  subtype: "Retail",
  sale: { kind: "amount", amountCents: 685_000_00 },
  lease: null,
  listingType: "sale",
  boosts: NO_BOOSTS,
};

export const MISSISSAUGA_SAMPLE: Sample = {
  name: msg`Bright office suite close to the city centre`,
  city: "Mississauga",
  province: "Ontario",
  type: "Office",
  subtype: "Professional Office",
  sale: null,
  lease: { ...MONTHLY_GROSS, amountCents: 3_900_00 },
  listingType: "rent",
  boosts: NO_BOOSTS,
};
