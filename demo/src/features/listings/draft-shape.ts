import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { CityMarket } from "../places/markets.ts";
import type { Profile } from "./profiles.ts";

/** The size, price and offer of a listing, from which everything else follows. */
export interface Draft {
  readonly profile: Profile;
  readonly market: CityMarket;
  readonly listingType: ListingType;
  /** Whole dollars: the asking price or, for rent, the monthly rent. */
  readonly price: number;
  /** What it would sell for, even if it is for rent only. */
  readonly value: number;
  /** Dollars; 0 unless it is for rent. */
  readonly monthlyRent: number;
  /** Square feet; 0 without a building. */
  readonly area: number;
  readonly acres: number;
  readonly units: number;
  readonly rooms: number;
  /** Dollars a year, of a business. */
  readonly revenue: number;
  readonly earnings: number;
  /** Percent of the shares, if only a part is sold. */
  readonly share: number;
  readonly flags: ReadonlySet<string>;
}

export interface DraftOrder {
  readonly profile: Profile;
  readonly market: CityMarket;
  readonly listingType: ListingType;
  readonly flags: ReadonlySet<string>;
}
