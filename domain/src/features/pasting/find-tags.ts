import { findCategory } from "../categories/categories.schema.ts";
import { FEATURE_TAGS, findSubtypeForm } from "../listings/listings.fields.ts";
import { createMatcher } from "../searches/query/matchers.ts";
import type { Reading } from "../searches/query/pieces.ts";
import type { Kind } from "../searches/query/resolve-category.ts";
import { isDenied } from "./denials.ts";
import { rangeOf } from "./listing-reading.ts";
import type { Found } from "./pasted-listing.ts";
import { TAG_TERMS } from "./tag-terms.ts";

/** Common words too: only what the table says means the tag. */
const OWN_NAMES = FEATURE_TAGS.filter(({ value }) => value.includes(" ") || value.includes("-"));
const asTerms = (value: string) => ({ en: value.toLowerCase().replaceAll(/[^a-z0-9]+/gu, " ") });
const matchTag = createMatcher([
  ...OWN_NAMES.map(({ value }) => [asTerms(value), value] as const),
  ...Object.entries(TAG_TERMS).map(([value, terms]) => [terms, value] as const),
  ...Object.keys(TAG_TERMS).map((value) => [asTerms(value), value] as const),
]);

/** The feature tags of a subtype that a text names and does not deny. */
export function findTags(reading: Reading, kind: Kind | undefined): Found<string>[] {
  const { tokens } = reading;
  const offered = listOffered(kind);
  const found = new Map<string, Found<string>>();
  for (let at = 0; at < tokens.length; at++) {
    const tag = matchTag(tokens, at);
    if (tag === undefined || !offered.has(tag.value) || found.has(tag.value)) continue;
    if (!isDenied(reading, at)) found.set(tag.value, { value: tag.value, from: [rangeOf(reading, at, tag.end)] });
  }
  return [...found.values()];
}

function listOffered(kind: Kind | undefined): ReadonlySet<string> {
  if (kind === undefined) return new Set();
  const subtypes = kind.subtype ? [kind.subtype] : (findCategory(kind.type)?.subtypes ?? []).map(({ name }) => name);
  return new Set(subtypes.flatMap((name) => findSubtypeForm(kind.type, name)?.tags ?? []).map(({ value }) => value));
}
