import { type Message, withValues } from "../../shared/text.ts";
import { findCategory, findSubtype, subtypeKey } from "../categories/categories.schema.ts";
import { FIELDS } from "./fields/define-form.ts";
import { BUSINESS_FORMS } from "./fields/forms-business.ts";
import { COMMERCIAL_FORMS } from "./fields/forms-commercial.ts";
import { FARM_FORMS } from "./fields/forms-farm.ts";
import { FRANCHISE_FORMS } from "./fields/forms-franchise.ts";
import { INDUSTRIAL_FORMS } from "./fields/forms-industrial.ts";
import { INVESTMENT_FORMS } from "./fields/forms-investment.ts";
import { LAND_FORMS } from "./fields/forms-land.ts";
import { MERGER_FORMS } from "./fields/forms-merger.ts";
import { OFFICE_FORMS } from "./fields/forms-office.ts";
import { type FieldOption, fieldKey, type ListingField, type SubtypeForm, type Tag } from "./fields/kinds.ts";
import { addSharedFields } from "./fields/shared-fields.ts";
import { TAGS } from "./fields/tags.ts";

export type { FieldGroup, Unit } from "./fields/kinds.ts";
export { FIELD_GROUPS, GROUP_LABELS, UNIT_LABELS } from "./fields/kinds.ts";
export type { FieldOption, ListingField, SubtypeForm, Tag };
export { fieldKey };

/** Most facts on a card. */
export const CARD_FACTS_MAX = 3;

/** A listing's `fields` as sent: they may contain anything until `readFeatures` has read them. */
export type UncheckedFeatures = Readonly<Record<string, unknown>>;

/** A field of a listing's form with its owner's value. */
export interface CardFact {
  readonly field: ListingField;
  readonly value: string | number;
}

/** What each form asks by itself, by `subtypeKey`. */
const OWN_FORMS: Readonly<Record<string, SubtypeForm>> = {
  ...COMMERCIAL_FORMS,
  ...OFFICE_FORMS,
  ...INDUSTRIAL_FORMS,
  ...LAND_FORMS,
  ...INVESTMENT_FORMS,
  ...BUSINESS_FORMS,
  ...FARM_FORMS,
  ...MERGER_FORMS,
  ...FRANCHISE_FORMS,
};

/** The forms by `subtypeKey`. */
const FORMS: Readonly<Record<string, SubtypeForm>> = Object.fromEntries(
  Object.entries(OWN_FORMS).map(([name, form]) => [name, addSharedFields(name, form)]),
);

const FIELD_BY_KEY = new Map<string, ListingField>(Object.values(FIELDS).map((field) => [field.key, field]));
const TAG_BY_VALUE = new Map<string, Tag>(Object.values(TAGS).map((tag) => [tag.value, tag]));

/** Every field of every form, once, without the ranks, which differ by subtype. */
export const LISTING_FIELDS: readonly ListingField[] = [...FIELD_BY_KEY.values()];

/** Every feature tag, once. */
export const FEATURE_TAGS: readonly Tag[] = [...TAG_BY_VALUE.values()];

/**
 * The fields and tags of a subtype (product.md §3). Names may be in any case, as the pickers or the data spell them. Undefined
 * if there is no such type, or the type has no such subtype.
 */
export function findSubtypeForm(type: string, subtype: string): SubtypeForm | undefined {
  const category = findCategory(type);
  const found = category && findSubtype(category, subtype);
  return category && found && FORMS[subtypeKey(category, found)];
}

/** The field with this key, without a subtype and so without a rank; undefined if no form has it. */
export function findField(key: string): ListingField | undefined {
  return FIELD_BY_KEY.get(key);
}

/** The feature tag with this stored value; undefined if there is none. */
export function findTag(value: string): Tag | undefined {
  return TAG_BY_VALUE.get(value);
}

/** The choices of Tax Year, newest first: every year from the current one back to 1800 (product.md §3). */
export function taxYears(currentYear: number): readonly FieldOption[] {
  return listYears(currentYear, FIELDS.taxYear.firstYear ?? currentYear);
}

/**
 * A field's choices in order: its options, or the years from the current one back to its first. Empty for text and
 * number fields.
 */
export function listOptions(field: ListingField, currentYear: number): readonly FieldOption[] {
  if (field.firstYear !== undefined) return listYears(currentYear, field.firstYear);
  return field.options ?? [];
}

function listYears(from: number, downTo: number): FieldOption[] {
  return Array.from({ length: Math.max(0, from - downTo + 1) }, (_, index) => {
    const year = String(from - index);
    return { value: year, label: withValues(ANY_YEAR, { year }) };
  });
}

const ANY_YEAR: Message = /*i18n*/ { id: "listings.option.year", message: "{year}" };

interface DescribedListing {
  readonly type: string;
  readonly subtype: string;
  readonly features: UncheckedFeatures;
}

/**
 * Facts for a listing's card, three unless said otherwise: the most important for buyers of its subtype first. Only fields that the owner filled
 * in count; an unknown subtype has no facts.
 */
export function listCardFacts({ type, subtype, features }: DescribedListing, most = CARD_FACTS_MAX): CardFact[] {
  const ranked = (findSubtypeForm(type, subtype)?.fields ?? [])
    .filter((field) => field.fact !== undefined)
    .sort((a, b) => (a.fact ?? 0) - (b.fact ?? 0));
  const facts: CardFact[] = [];
  for (const field of ranked) {
    const value = Object.hasOwn(features, field.key) ? features[field.key] : undefined;
    if (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) facts.push({ field, value });
    if (facts.length === most) break;
  }
  return facts;
}
