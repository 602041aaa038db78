import type { PostingValues } from "./posting-values.rules.ts";

/** A field that two versions of a draft answer differently, by server name, with both answers as texts. */
export interface Difference {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What differs between two versions of a form, in the order of the form (product.md §5.6). */
export function listDifferences(mine: PostingValues, theirs: PostingValues): Difference[] {
  const [one, other] = [flatten(mine), flatten(theirs)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((name) => ({ name, mine: one.get(name) ?? "", theirs: other.get(name) ?? "" }))
    .filter((each) => each.mine !== each.theirs);
}

function flatten(values: PostingValues): Map<string, string> {
  const { type, subtype, title, province, city, description, otherTitle, otherDescription, listingType } = values;
  const texts = { type, subtype, title, province, city, description, otherTitle, otherDescription, listingType };
  const { price, terms, keywords, fields, includes, confidential, levels } = values;
  return new Map([
    ...Object.entries(texts),
    ["keywords", keywords.join(", ")] as const,
    ["price", [price, terms.rent].filter(Boolean).join(" · ")] as const,
    ...prefixed("fields", fields),
    ["fields.includes", includes.join(", ")] as const,
    ...prefixed("confidential", confidential),
    ["levels", Object.entries(levels).sort().join(", ")] as const,
  ]);
}

const prefixed = (part: string, texts: Readonly<Record<string, string | undefined>>) =>
  Object.entries(texts).map(([key, text]) => [`${part}.${key}`, text ?? ""] as const);
