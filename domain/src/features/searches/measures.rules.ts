import { isRealEstate } from "../calculators/real-estate.rules.ts";
import { CATEGORIES, findSubtype, type Subtype } from "../categories/categories.schema.ts";
import { findSubtypeForm } from "../listings/listings.fields.ts";
import type { ListingType } from "../listings/listings.terms.ts";
import { DECIDING_MEASURES, MEASURE_KEYS, type MeasureKey, measureOf } from "./measures.ts";

/** The part of a search that decides which measures its listings can have. Names in the data's spelling. */
interface Scope {
  readonly type?: string | undefined;
  readonly subtype?: string | undefined;
  readonly listingType?: ListingType | undefined;
}

interface SubtypeName {
  readonly type: string;
  readonly subtype: string;
}

/** The subtypes whose form has one of these fields, within a search's category and subtype. */
export function listAskingSubtypes(
  fields: readonly { readonly key: string }[],
  { type, subtype }: Scope = {},
): SubtypeName[] {
  if (fields.length === 0) return [];
  const isAsked = (name: SubtypeName) =>
    findSubtypeForm(name.type, name.subtype)?.fields.some((asked) => fields.some(({ key }) => key === asked.key));
  return CATEGORIES.filter((category) => type === undefined || category.type === type).flatMap((category) => {
    const own = subtype === undefined ? undefined : findSubtype(category, subtype);
    const chosen: readonly (Subtype | undefined)[] = subtype === undefined ? category.subtypes : [own];
    return chosen.flatMap((each) => (each ? [{ type: category.type, subtype: each.name }] : [])).filter(isAsked);
  });
}

/** Whether listings of a search's category, subtype and type can have a value of this measure. */
export function hasMeasure(key: MeasureKey, scope: Scope): boolean {
  const { track, fields } = measureOf(key);
  const { listingType = track } = scope;
  const isOnTrack = track === undefined || listingType === track || listingType === "both";
  return isOnTrack && (fields.length === 0 || listAskingSubtypes(fields, scope).length > 0);
}

/**
 * The measures to offer for a search's category, subtype and type, in order: those that any category may have, and the
 * chosen category's three deciding ones; each only if one of its forms has it, and no price by area for a business
 * (product.md §6.9).
 */
export function listMeasures(scope: Scope): MeasureKey[] {
  const chosen = CATEGORIES.find(({ type }) => type === scope.type);
  const deciding = Object.values(DECIDING_MEASURES).flat();
  const own: readonly MeasureKey[] = chosen === undefined ? [] : DECIDING_MEASURES[chosen.slug];
  const hasFloorPrice = chosen === undefined || isRealEstate(chosen.type);
  return MEASURE_KEYS.filter((key) => (own.includes(key) || !deciding.includes(key)) && hasMeasure(key, scope)).filter(
    (key) => hasFloorPrice || key !== "salePerSqft",
  );
}

/** Most measures that come before the others. */
const LEADING_MAX = 4;
/** What a form's first card fact counts; each further one counts one less. */
const FIRST_FACT = 6;

/**
 * Of the measures to offer, up to four that come first: those that the cards of the chosen category's listings show, the
 * most prominent first. None without a category (product.md §6.9).
 */
export function listLeadingMeasures(scope: Scope): MeasureKey[] {
  if (scope.type === undefined) return [];
  const weights = new Map<string, number>();
  const category = CATEGORIES.find(({ type }) => type === scope.type);
  for (const { name } of category?.subtypes ?? []) {
    if (scope.subtype !== undefined && scope.subtype !== name) continue;
    for (const { key, fact } of findSubtypeForm(scope.type, name)?.fields ?? []) {
      if (fact !== undefined) weights.set(key, (weights.get(key) ?? 0) + Math.max(FIRST_FACT - fact, 0));
    }
  }
  const weightOf = (key: MeasureKey) =>
    measureOf(key).fields.reduce((sum, field) => sum + (weights.get(field.key) ?? 0), 0);
  return listMeasures(scope)
    .filter((key) => weightOf(key) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, LEADING_MAX);
}
