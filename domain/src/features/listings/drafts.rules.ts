import type { DraftContent } from "./drafts.schema.ts";
import type { ListingContent } from "./posting.rules.ts";
import type { QuotedTerms } from "./quoted-terms.rules.ts";

/** A listing as its form would hold it. */
export function toDraftContent(
  listing: Omit<ListingContent, "keywords" | "postedAs" | keyof QuotedTerms> & { keywords: readonly string[] },
): DraftContent {
  const { type, subtype, title, price, listingType, province, city, description, keywords, features } = listing;
  const { includes = [], ...fields } = features;
  return {
    ...{ type, subtype, title, listingType, province, city, description },
    price: price === null ? "" : String(price),
    keywords: [...keywords],
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
    includes: Array.isArray(includes) ? includes : [],
  };
}
