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
 * chosen category's three deciding ones; each only if one of its forms has it (product.md §6.9).
 */
export function listMeasures(scope: Scope): MeasureKey[] {
  const chosen = CATEGORIES.find(({ type }) => type === scope.type);
  const deciding = Object.values(DECIDING_MEASURES).flat();
  const own: readonly MeasureKey[] = chosen === undefined ? [] : DECIDING_MEASURES[chosen.slug];
  return MEASURE_KEYS.filter((key) => (own.includes(key) || !deciding.includes(key)) && hasMeasure(key, scope));
}
