import type { DraftContent } from "./drafts.schema.ts";
import type { ListingContent } from "./posting.rules.ts";
import { toTermTexts } from "./term-texts.rules.ts";

/** A listing as its form would contain it (product.md §5.6). */
export function toDraftContent(
  listing: Omit<ListingContent, "keywords" | "postedAs" | "price"> & { keywords: readonly string[] },
): DraftContent {
  const { type, subtype, listingType, province, city, keywords, features } = listing;
  const { language, title, description, otherTitle, otherDescription, machineLanguage } = listing;
  const { levels, banded, teaser, visitorCard, confidential } = listing;
  const { includes = [], ...fields } = features;
  const quoted = toTermTexts(listing);
  const { additionalRent } = features;
  // Stated as a field by listings from before rents were quoted.
  const isStated = listing.lease !== null && quoted.terms.additional === "" && typeof additionalRent === "number";
  const terms = isStated ? { ...quoted.terms, additional: String(additionalRent) } : quoted.terms;
  return {
    ...{ type, subtype, listingType, province, city },
    ...{ language, title, description, otherTitle: otherTitle ?? "", otherDescription: otherDescription ?? "" },
    machineLanguage: machineLanguage ?? "",
    ...quoted,
    terms,
    keywords: [...keywords],
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
    levels: { ...levels },
    banded: [...banded],
    teaser,
    visitorCard,
    confidential: { ...confidential },
    includes: Array.isArray(includes) ? includes : [],
  };
}
