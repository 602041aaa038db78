import { CATEGORIES } from "../categories/categories.schema.ts";
import type { ListingField } from "../listings/fields/kinds.ts";
import { listAskedGroups, type PostingValues } from "../listings/posting-values.rules.ts";
import { listMeasures } from "./measures.rules.ts";
import { DECIDING_MEASURES, measureOf } from "./measures.ts";

/** A form asks this many fields first; the others are grouped. */
export const FIRST_FIELDS = 5;

type Kind = Pick<PostingValues, "type" | "subtype" | "listingType">;

/**
 * The fields of a listing's form that buyers can filter by, the ones they decide by first: what the cards of the subtype
 * show, then the category's deciding measures, then the others in the form's order (product.md §5.5). Without a subtype
 * there are none.
 */
export function listFilteredFields(values: PostingValues): ListingField[] {
  const measured = new Set(listMeasures(toScope(values)).flatMap((key) => measureOf(key).fields.map(keyOf)));
  const asked = listAskedGroups(values).flatMap(({ fields }) => fields);
  const category = CATEGORIES.find(({ type }) => type === values.type);
  const deciding = category ? DECIDING_MEASURES[category.slug].flatMap((key) => measureOf(key).fields.map(keyOf)) : [];
  const rank = ({ key, fact }: ListingField) => fact ?? (deciding.includes(key) ? DECIDING_RANK : LAST_RANK);
  return asked.filter(({ key }) => measured.has(key)).sort((one, other) => rank(one) - rank(other));
}

/** After every fact of a card. */
const DECIDING_RANK = 100;
const LAST_RANK = 101;

const keyOf = ({ key }: { readonly key: string }): string => key;

const toScope = ({ type, subtype, listingType }: Kind) => ({
  type: type || undefined,
  subtype: subtype || undefined,
  listingType: listingType || undefined,
});

/**
 * The fields that the form asks before all others: up to five that buyers of the subtype decide by, filled up with what
 * its cards show although no search compares it (product.md §5.5).
 */
export function listFirstFields(values: PostingValues): ListingField[] {
  const filtered = listFilteredFields(values);
  const asked = listAskedGroups(values).flatMap(({ fields }) => fields);
  const shown = asked
    .filter((field) => field.fact !== undefined && !filtered.includes(field))
    .sort((one, other) => (one.fact ?? 0) - (other.fact ?? 0));
  return [...filtered, ...shown].slice(0, FIRST_FIELDS);
}

/** How many of the facts that buyers filter by a listing states: the price, the city, and the fields of its form. */
interface FactProgress {
  readonly stated: number;
  readonly total: number;
}

/** Counts the price and the city as stated once anything is entered there (product.md §5.5). */
export function countFilteredFacts(values: PostingValues, isPriced: boolean): FactProgress {
  const filtered = listFilteredFields(values);
  const filled = filtered.filter(({ key }) => (values.fields[key] ?? "").trim() !== "");
  const stated = filled.length + Number(isPriced) + Number(values.city !== "");
  return { stated, total: filtered.length + 2 };
}
