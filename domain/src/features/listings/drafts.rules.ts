import type { DraftContent } from "./drafts.schema.ts";
import type { ListingContent } from "./posting.rules.ts";
import { toTermTexts } from "./term-texts.rules.ts";

/** A listing as its form would hold it. */
export function toDraftContent(
  listing: Omit<ListingContent, "keywords" | "postedAs" | "price"> & { keywords: readonly string[] },
): DraftContent {
  const { type, subtype, title, listingType, province, city, description, keywords, features } = listing;
  const { includes = [], ...fields } = features;
  return {
    ...{ type, subtype, title, listingType, province, city, description },
    ...toTermTexts(listing),
    keywords: [...keywords],
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
    includes: Array.isArray(includes) ? includes : [],
  };
}
