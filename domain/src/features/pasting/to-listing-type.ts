import type { ListingType } from "../listings/listings.terms.ts";
import type { FoundKind } from "./find-kind.ts";
import type { FoundTrack } from "./find-track.ts";
import type { Found } from "./pasted-listing.ts";
import type { Prices } from "./to-prices.ts";

interface Known {
  readonly track: FoundTrack | undefined;
  readonly prices: Prices;
  readonly isBusiness: boolean;
  readonly kind: FoundKind | undefined;
}

/** For sale, for rent or both: as the text says, otherwise as its prices do. A business is sold. */
export function toListingType({
  track,
  prices: { sale, lease },
  isBusiness,
  kind,
}: Known): Found<ListingType> | undefined {
  if (isBusiness) {
    const from = track?.value === "sale" ? track.from : (sale?.from[0] ?? kind?.from);
    return from && { value: "sale", from: [from] };
  }
  if (track !== undefined) return { value: track.value, from: [track.from] };
  if (sale !== undefined && lease === undefined) return { value: "sale", from: sale.from };
  return lease !== undefined && sale === undefined ? { value: "rent", from: lease.from } : undefined;
}
