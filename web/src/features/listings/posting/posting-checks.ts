import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Posting } from "./use-posting.ts";

/** What is entered, as the rules of compliance read it. Until a declaration is made, the form itself asks for one. */
export function toChecked(
  { values, postedAs }: Pick<Posting, "values" | "postedAs">,
  { standing, language }: { standing: Property | undefined; language: Language },
): Omit<CheckedListing, "brokerageName"> {
  const { type, subtype, listingType, province, title, description } = values;
  const declared = standing?.postedAs ?? postedAs ?? "owner";
  return { type, subtype, listingType, province, postedAs: declared, texts: { [language]: { title, description } } };
}
