import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import type { CityMarket } from "../places/markets.ts";
import type { Draft } from "./draft-shape.ts";
import type { Facts } from "./facts.ts";
import type { Profile } from "./profiles.ts";

/** What a listing is to be written about. */
export interface Order {
  readonly profile: Profile;
  readonly market: CityMarket;
  readonly language: Language;
  /** Whether its owner writes in the other language too. */
  readonly isBilingual: boolean;
  readonly listingType: ListingType;
  /** The keys of the form's text fields. */
  readonly textKeys: readonly string[];
  /** Draws size, price and numbers, once the kind has set its flags. */
  readonly draw: (flags: ReadonlySet<string>) => { readonly draft: Draft; readonly facts: Facts };
}
