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
import { TAGS } from "./fields/tags.ts";

export type { FieldGroup, Unit } from "./fields/kinds.ts";
export { FIELD_GROUPS, GROUP_LABELS, UNIT_LABELS } from "./fields/kinds.ts";
export type { FieldOption, ListingField, SubtypeForm, Tag };
export { fieldKey };

/** Facts on a card at most. */
export const CARD_FACTS_MAX = 3;

/** A listing's `fields` as they come in: anything may be in them until `validateFeatures` finds no problem. */
export type UncheckedFeatures = Readonly<Record<string, unknown>>;

/** A field of a listing's form and what its owner entered. */
export interface CardFact {
  readonly field: ListingField;
  readonly value: string | number;
}

/** A rule that a field, or 'includes', breaks. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Message;
}

/** The forms by `subtypeKey`. */
const FORMS: Readonly<Record<string, SubtypeForm>> = {
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

const FIELD_BY_KEY = new Map<string, ListingField>(Object.values(FIELDS).map((field) => [field.key, field]));
const TAG_BY_VALUE = new Map<string, Tag>(Object.values(TAGS).map((tag) => [tag.value, tag]));

/** Every field of every form, once, without the ranks that differ by subtype: for exports and the API's description. */
export const LISTING_FIELDS: readonly ListingField[] = [...FIELD_BY_KEY.values()];

/** Every feature tag, once. */
export const FEATURE_TAGS: readonly Tag[] = [...TAG_BY_VALUE.values()];

/**
 * The fields and tags of a subtype (product.md §3). Names are taken in any case and in the picker's or the data's spelling;
 * undefined where there is no such type, or the type has no such subtype.
 */
export function findSubtypeForm(type: string, subtype: string): SubtypeForm | undefined {
  const category = findCategory(type);
  const found = category && findSubtype(category, subtype);
  return category && found && FORMS[subtypeKey(category, found)];
}

/** A field by its key, whatever the subtype and so without a rank for the card; undefined where no form has it. */
export function findField(key: string): ListingField | undefined {
  return FIELD_BY_KEY.get(key);
}

/** A feature tag by its stored value; undefined where there is none. */
export function findTag(value: string): Tag | undefined {
  return TAG_BY_VALUE.get(value);
}

/** The choices of Tax Year: every year from the current one down to 1800, newest first; none where it is before 1800. */
export function taxYears(currentYear: number): readonly FieldOption[] {
  return listYears(currentYear, FIELDS.taxYear.firstYear ?? currentYear);
}

/**
 * A field's choices, in the order they are offered: what it lists, or the years from the current one down to its first.
 * Empty for texts and numbers.
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

/**
 * Up to three facts for a listing's card, what a buyer of its subtype wants first in front. Only what the owner entered:
 * a listing without any has none, and one of an unknown subtype too.
 */
export function listCardFacts(type: string, subtype: string, features: UncheckedFeatures): CardFact[] {
  const ranked = (findSubtypeForm(type, subtype)?.fields ?? [])
    .filter((field) => field.fact !== undefined)
    .sort((a, b) => (a.fact ?? 0) - (b.fact ?? 0));
  const facts: CardFact[] = [];
  for (const field of ranked) {
    const value = Object.hasOwn(features, field.key) ? features[field.key] : undefined;
    if (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) facts.push({ field, value });
    if (facts.length === CARD_FACTS_MAX) break;
  }
  return facts;
}

/**
 * What is wrong with a listing's fields and tags; empty when they may be stored. Every field is optional, so what is
 * absent is right; what is there must be a field of the subtype's form, of its kind and within its bounds, which are
 * inclusive and in the field's unit. Nothing is coerced: "12" is no number, and an empty text is refused, not dropped.
 * At most one problem a field; an unknown type or subtype is the one problem of the field 'subtype'. Whether the listing's
 * type asks for a field (`listingTypes`) is the form's affair, not checked here.
 */
export function validateFeatures(
  type: string,
  subtype: string,
  features: UncheckedFeatures,
  currentYear: number,
): FieldProblem[] {
  const form = findSubtypeForm(type, subtype);
  if (!form) return [{ field: "subtype", message: UNKNOWN_SUBTYPE }];
  const problems: FieldProblem[] = [];
  for (const [key, value] of Object.entries(features)) {
    const message = key === "includes" ? tagsProblem(form, value) : fieldProblem(form, { key, value, currentYear });
    if (message) problems.push({ field: key, message });
  }
  return problems;
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
  readonly currentYear: number;
}

function fieldProblem(form: SubtypeForm, { key, value, currentYear }: Entry): Message | undefined {
  const field = form.fields.find((candidate) => candidate.key === key);
  if (!field) return withValues(UNKNOWN_FIELD, { field: shorten(key) });
  if (field.kind === "number") return numberProblem(field, value);
  if (typeof value !== "string") return NOT_A_TEXT;
  if (field.kind === "text") return textProblem(field, value);
  if (listOptions(field, currentYear).some((option) => option.value === value)) return undefined;
  return withValues(NOT_A_CHOICE, { value: shorten(value) });
}

function numberProblem(field: ListingField, value: unknown): Message | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return NOT_A_NUMBER;
  const { min = 0, max = Number.MAX_SAFE_INTEGER, decimals = 0 } = field;
  if (value < min || value > max) return withValues(OUT_OF_BOUNDS, { min, max });
  if (Number(value.toFixed(decimals)) === value) return undefined;
  return decimals === 0 ? NOT_WHOLE : withValues(TOO_MANY_DECIMALS, { decimals });
}

function textProblem(field: ListingField, value: string): Message | undefined {
  if (value.trim() === "") return EMPTY_TEXT;
  if (value.includes("\0")) return FORBIDDEN_CHARACTER;
  const { maxLength } = field;
  return maxLength !== undefined && [...value].length > maxLength
    ? withValues(TEXT_TOO_LONG, { max: maxLength })
    : undefined;
}

function tagsProblem(form: SubtypeForm, value: unknown): Message | undefined {
  if (!Array.isArray(value) || value.some((tag) => typeof tag !== "string")) return NOT_A_LIST;
  const tags: string[] = value;
  const unknown = tags.find((tag) => !form.tags.some((known) => known.value === tag));
  if (unknown !== undefined) return withValues(UNKNOWN_TAG, { tag: shorten(unknown) });
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  return twice === undefined ? undefined : withValues(TAG_TWICE, { tag: twice });
}

/** What a caller sent, short enough to be quoted back. */
function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= 60 ? text : `${characters.slice(0, 60).join("")}…`;
}

const UNKNOWN_SUBTYPE: Message = /*i18n*/ {
  id: "listings.unknown_subtype",
  message: "This type and subtype do not exist.",
};
const UNKNOWN_FIELD: Message = /*i18n*/ {
  id: "listings.unknown_field",
  message: "This subtype does not have the field “{field}”.",
};
const NOT_A_NUMBER: Message = /*i18n*/ { id: "listings.not_a_number", message: "Please enter a number." };
const OUT_OF_BOUNDS: Message = /*i18n*/ {
  id: "listings.out_of_bounds",
  message: "Please enter a number from {min, number} to {max, number}.",
};
const NOT_WHOLE: Message = /*i18n*/ { id: "listings.not_whole", message: "Please enter a whole number." };
const TOO_MANY_DECIMALS: Message = /*i18n*/ {
  id: "listings.too_many_decimals",
  message: "{decimals, plural, one {At most # decimal place.} other {At most # decimal places.}}",
};
const NOT_A_TEXT: Message = /*i18n*/ { id: "listings.not_a_text", message: "Please enter some text." };
const EMPTY_TEXT: Message = /*i18n*/ {
  id: "listings.empty_text",
  message: "Please enter some text or leave this out.",
};
const FORBIDDEN_CHARACTER: Message = /*i18n*/ {
  id: "listings.forbidden_character",
  message: "This text contains a character that is not allowed.",
};
const TEXT_TOO_LONG: Message = /*i18n*/ {
  id: "listings.text_too_long",
  message: "Please enter {max, number} characters or fewer.",
};
const NOT_A_CHOICE: Message = /*i18n*/ { id: "listings.not_a_choice", message: "“{value}” is not one of the choices." };
const NOT_A_LIST: Message = /*i18n*/ { id: "listings.not_a_list", message: "Please send a list of feature tags." };
const UNKNOWN_TAG: Message = /*i18n*/ {
  id: "listings.unknown_tag",
  message: "This subtype does not have the feature tag “{tag}”.",
};
const TAG_TWICE: Message = /*i18n*/ { id: "listings.tag_twice", message: "“{tag}” is listed twice." };
