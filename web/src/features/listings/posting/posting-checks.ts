import { toCheckedTexts } from "@vestpocket/domain/compliance/checked-texts.rules";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import { readTexts } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Posting } from "./use-posting.ts";

/** The entered listing, as input to the compliance rules. Until a declaration is made, the form itself asks for one. */
export function toChecked(
  { values, postedAs, language }: Pick<Posting, "values" | "postedAs" | "language">,
  standing: Property | undefined,
): Omit<CheckedListing, "brokerageName"> {
  const { type, subtype, listingType, province } = values;
  const declared = standing?.postedAs ?? postedAs ?? "owner";
  return {
    type,
    subtype,
    listingType,
    province,
    postedAs: declared,
    ...toCheckedTexts(readTexts({ ...values, language })),
  };
}
