import type { Language } from "../../shared/text.ts";
import { isBusinessType } from "../categories/businesses.rules.ts";
import { applyPreset, findPreset } from "../disclosure/presets.rules.ts";
import type { PostingValues } from "./posting-values.rules.ts";
import { type QuotedTerms, readTerms } from "./quoted-terms.rules.ts";
import { readTermTexts } from "./term-texts.rules.ts";

/**
 * Another subtype may have other figures: the preset Confidential withholds these too. It is another property, too, about
 * which nothing has been declared (product.md §5.5).
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

/** Changing the type resets the subtype and what depends on it. A business is for sale, unless its owner says otherwise (product.md §5.5). */
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

/** What the owner asks, as far as the input is valid (product.md §5.1); undefined if it is not. */
export function readQuotes(values: PostingValues): QuotedTerms | undefined {
  const { listingType } = values;
  if (listingType === "") return undefined;
  const reading = readTerms({ ...readTermTexts(values), listingType, monthlyRent: undefined });
  return "value" in reading ? reading.value : undefined;
}
