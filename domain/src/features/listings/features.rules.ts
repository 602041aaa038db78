import { addProblems, type Parsed } from "../../shared/problems.ts";
import { toLines } from "../../shared/readable-text.ts";
import { cutText, type Message, withValues } from "../../shared/text.ts";
import type { ListingField, SubtypeForm } from "./fields/kinds.ts";
import { findSubtypeForm, listOptions, type UncheckedFeatures } from "./listings.fields.ts";
import type { Features } from "./listings.schema.ts";
import type { ListingType } from "./listings.terms.ts";

interface FeaturesInput {
  readonly type: string;
  readonly subtype: string;
  /** Some fields belong to certain listing types only; not checked if undefined. */
  readonly listingType?: ListingType | undefined;
  readonly features: UncheckedFeatures;
  /** Limits the choices of Tax Year. */
  readonly currentYear: number;
}

/**
 * Reads a listing's fields and tags; their problems are by field, at most one each (product.md §3). Every field is
 * optional. A value must belong to a field of the subtype's form and be of its kind and within its bounds, which are
 * inclusive and in the field's unit. A text becomes readable; nothing else is coerced: "12" is not a number, and an
 * empty text is rejected. An unknown type or subtype is a problem of the field 'subtype'.
 */
export function readFeatures(input: FeaturesInput): Parsed<Features> {
  const { type, subtype, listingType, features, currentYear } = input;
  const form = findSubtypeForm(type, subtype);
  if (!form) return { problems: { subtype: UNKNOWN_SUBTYPE } };
  const found = Object.entries(features).map(([key, value]) => [
    key,
    key === "includes" ? tagsProblem(form, value) : fieldProblem(form, { key, value, listingType, currentYear }),
  ]);
  // If there is no problem, each value is a text or a number, and the tags are texts.
  const kept = Object.entries(features).map(([key, value]) => [
    key,
    typeof value === "string" ? toLines(value) : value,
  ]);
  return addProblems({ value: Object.fromEntries(kept) as Features }, Object.fromEntries(found));
}

interface Entry {
  readonly key: string;
  readonly value: unknown;
  readonly listingType: ListingType | undefined;
  readonly currentYear: number;
}

function fieldProblem(form: SubtypeForm, { key, value, listingType, currentYear }: Entry): Message | undefined {
  const field = form.fields.find((candidate) => candidate.key === key);
  if (!field) return withValues(UNKNOWN_FIELD, { field: shorten(key) });
  if (listingType !== undefined && field.listingTypes?.includes(listingType) === false) return OTHER_LISTING_TYPE;
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
  const text = toLines(value);
  if (text === "") return EMPTY_TEXT;
  const { maxLength } = field;
  return maxLength !== undefined && [...text].length > maxLength
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

/** A submitted value, shortened to be quoted in a message. */
function shorten(text: string): string {
  return text.length <= 60 ? text : `${cutText(text, 60)}…`;
}

const UNKNOWN_SUBTYPE: Message = /*i18n*/ {
  id: "listings.unknown_subtype",
  message: "This type and subtype do not exist.",
};
const UNKNOWN_FIELD: Message = /*i18n*/ {
  id: "listings.unknown_field",
  message: "This subtype does not have the field “{field}”.",
};
const OTHER_LISTING_TYPE: Message = /*i18n*/ {
  id: "listings.other_listing_type",
  message: "This field does not apply to this kind of listing (For Sale, For Rent or Both).",
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
