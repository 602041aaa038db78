import {
  FIELD_GROUPS,
  type FieldGroup,
  findSubtypeForm,
  type ListingField,
  type UncheckedFeatures,
} from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { ListingDetails } from "@vestpocket/domain/listings/posting.rules";

/** What a person has entered about a listing; every text as it was typed, empty where nothing was. */
export interface PostingValues {
  readonly type: string;
  readonly subtype: string;
  readonly title: string;
  /** Digits. */
  readonly price: string;
  readonly listingType: ListingType | "";
  readonly province: string;
  readonly city: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The additional fields by key. */
  readonly fields: Readonly<Record<string, string>>;
  /** The ticked feature tags. */
  readonly includes: readonly string[];
}

export const NO_VALUES: PostingValues = {
  type: "",
  subtype: "",
  title: "",
  price: "",
  listingType: "",
  province: "",
  city: "",
  description: "",
  keywords: [],
  fields: {},
  includes: [],
};

/** Another type resets the subtype and what depends on it. */
export function chooseType(values: PostingValues, type: string): PostingValues {
  return values.type === type ? values : { ...values, type, subtype: "", fields: {}, includes: [] };
}

export interface AskedGroup {
  readonly group: FieldGroup;
  readonly fields: readonly ListingField[];
}

/** The additional fields a subtype's form asks for, by subject: those of the chosen listing type. */
export function listAskedGroups({ type, subtype, listingType }: PostingValues): AskedGroup[] {
  const fields = (findSubtypeForm(type, subtype)?.fields ?? []).filter(
    ({ listingTypes }) => listingTypes === undefined || listingTypes.some((each) => each === listingType),
  );
  return FIELD_GROUPS.map((group) => ({ group, fields: fields.filter((field) => field.group === group) })).filter(
    (each) => each.fields.length > 0,
  );
}

/**
 * The entered values as the server takes them: numbers as numbers, what is empty left out, and what the chosen subtype does
 * not ask for too. A number that cannot be read becomes NaN, which no rule lets through.
 */
export function toDetails(values: PostingValues): ListingDetails {
  return { ...values, fields: toFeatures(values) };
}

function toFeatures(values: PostingValues): UncheckedFeatures {
  const features: Record<string, unknown> = {};
  for (const { key, kind } of listAskedGroups(values).flatMap(({ fields }) => fields)) {
    const text = (values.fields[key] ?? "").trim();
    if (text !== "") features[key] = kind === "number" ? Number(text) : text;
  }
  const offered = findSubtypeForm(values.type, values.subtype)?.tags ?? [];
  const includes = offered.map((tag) => tag.value).filter((value) => values.includes.includes(value));
  return includes.length > 0 ? { ...features, includes } : features;
}

/** Digits of a price, at most as many as the highest has. */
export function keepDigits(typed: string): string {
  return typed.replace(/\D/gu, "").replace(/^0+(?=\d)/u, "");
}

/** Digits and dots of a number; where a comma parts the decimals, it is a dot. */
export function keepNumber(typed: string, language: string): string {
  return (language === "fr" ? typed.replaceAll(",", ".") : typed).replace(/[^\d.]/gu, "");
}

/** A listing that stands, as its owner would have typed it in. */
export function toValues(property: Property): PostingValues {
  const { name, type, subtype, price, listingType, province, city, description, keywords, features } = property;
  const { includes = [], ...fields } = features;
  return {
    type,
    subtype,
    title: name,
    price: String(price),
    listingType,
    province,
    city,
    description,
    keywords,
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
    includes: Array.isArray(includes) ? includes : [],
  };
}
