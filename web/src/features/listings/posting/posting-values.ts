import { isBusinessType } from "@vestpocket/domain/categories/categories.schema";
import { applyPreset, findPreset } from "@vestpocket/domain/disclosure/presets.rules";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { type QuotedTerms, readTerms } from "@vestpocket/domain/listings/quoted-terms.rules";
import { readTermTexts } from "@vestpocket/domain/listings/term-texts.rules";
import type { Language } from "@vestpocket/domain/shared/text";

/**
 * Another subtype may have other figures: the preset Confidential withholds these too. It is another property, too, about
 * which nothing has been declared.
 */
export function chooseSubtype(
  values: PostingValues,
  subtype: string,
): Pick<PostingValues, "subtype" | "levels" | "declaration"> {
  const { type, levels } = values;
  const declaration = subtype === values.subtype ? values.declaration : {};
  const isConfidential = findPreset(levels, values) === "confidential";
  return {
    subtype,
    declaration,
    levels: isConfidential ? applyPreset(levels, { preset: "confidential", type, subtype }) : levels,
  };
}

/** Changing the type resets the subtype and what depends on it. A business is for sale, unless its owner says otherwise. */
export function chooseType(values: PostingValues, type: string): PostingValues {
  if (values.type === type) return values;
  const isProposed = isBusinessType(values.type) && values.listingType === "sale" && values.price === "";
  const stated = isProposed ? "" : values.listingType;
  const listingType = stated || (isBusinessType(type) ? "sale" : "");
  return { ...values, type, subtype: "", listingType, fields: {}, includes: [], declaration: {} };
}

/** Correcting a machine-drafted text approves it. */
export function approve({ machineLanguage }: PostingValues, changed: Language): Partial<PostingValues> {
  return machineLanguage === changed ? { machineLanguage: "" } : {};
}

/** What the owner asks, as far as the input is valid. */
export function readQuotes(values: PostingValues): QuotedTerms | undefined {
  const { listingType } = values;
  if (listingType === "") return undefined;
  const reading = readTerms({ ...readTermTexts(values), listingType, monthlyRent: undefined });
  return "value" in reading ? reading.value : undefined;
}
