import type { Message } from "../../shared/text.ts";
import { findField, LISTING_FIELDS, type ListingField } from "../listings/listings.fields.ts";
import { isPriceField } from "../listings/quoted-terms.rules.ts";
import { type Disclosure, MEMBERS_BY_DEFAULT } from "./disclosure.terms.ts";

/** A listing's value whose audience its owner may choose. */
export interface LeveledItem extends Disclosure {
  readonly key: string;
  readonly label: Message;
  /** Whether its range may be shown instead. */
  readonly hasBand: boolean;
}

export type ConfidentialKey =
  | "streetAddress"
  | "postalCode"
  | "exactLocation"
  | "parcelNumber"
  | "buildingName"
  | "sellerName"
  | "tenantNames"
  | "confidentialDescription";

/** A text that is confidential by nature. No listing shows it except to readers who may see it. */
export interface ConfidentialField {
  readonly key: ConfidentialKey;
  readonly label: Message;
  /** Most characters (code points). */
  readonly maxLength: number;
  /** A text that is stored in one spelling: a place on the map as `writeCoordinates` writes it, or a postal code. */
  readonly spelled?: "place" | "postalCode";
}

/** The key of the listing's price and rent. */
export const PRICE_KEY = "price";

/** The confidential fields in the form's order (product.md §5.9). */
export const CONFIDENTIAL_FIELDS: readonly ConfidentialField[] = [
  {
    key: "streetAddress",
    label: /*i18n*/ { id: "disclosure.field.streetAddress", message: "Street address" },
    maxLength: 120,
  },
  {
    key: "postalCode",
    label: /*i18n*/ { id: "disclosure.field.postalCode", message: "Postal code" },
    maxLength: 20,
    spelled: "postalCode",
  },
  {
    key: "exactLocation",
    label: /*i18n*/ { id: "disclosure.field.exactLocation", message: "Exact location" },
    maxLength: 80,
    spelled: "place",
  },
  {
    key: "parcelNumber",
    label: /*i18n*/ { id: "disclosure.field.parcelNumber", message: "Parcel number" },
    maxLength: 60,
  },
  {
    key: "buildingName",
    label: /*i18n*/ { id: "disclosure.field.buildingName", message: "Building or business name" },
    maxLength: 120,
  },
  {
    key: "sellerName",
    label: /*i18n*/ { id: "disclosure.field.sellerName", message: "Owner’s identity" },
    maxLength: 200,
  },
  {
    key: "tenantNames",
    label: /*i18n*/ { id: "disclosure.field.tenantNames", message: "Tenants’ names" },
    maxLength: 500,
  },
  {
    key: "confidentialDescription",
    label: /*i18n*/ { id: "disclosure.field.confidentialDescription", message: "Confidential description" },
    maxLength: 5_000,
  },
];

/** Who may read the confidential fields. */
const CONFIDENTIAL: Disclosure = { byDefault: "granted", floor: "nda", ceiling: "granted", confidential: "granted" };

const PRICE: LeveledItem = {
  key: PRICE_KEY,
  label: /*i18n*/ { id: "disclosure.field.price", message: "Price" },
  ...MEMBERS_BY_DEFAULT,
  hasBand: true,
};

/** The key of the poster: the account, its name and its brokerage. */
export const POSTER_KEY = "poster";

/** No narrower than signers: parties to an agreement know each other (decision 073). */
const POSTER: LeveledItem = {
  key: POSTER_KEY,
  label: /*i18n*/ { id: "disclosure.field.poster", message: "Who posted the listing" },
  ...MEMBERS_BY_DEFAULT,
  floor: "member",
  ceiling: "nda",
  confidential: "nda",
  hasBand: false,
};

/** The key of the listing's document. */
export const DOCUMENT_KEY = "document";

const DOCUMENT: LeveledItem = {
  key: DOCUMENT_KEY,
  label: /*i18n*/ { id: "disclosure.field.document", message: "Document" },
  ...MEMBERS_BY_DEFAULT,
  floor: "member",
  confidential: "nda",
  hasBand: false,
};

/** Stands for the pictures that a reader does not get; each picture has its own level. */
export const PHOTOS_KEY = "photos";
const MORE_PHOTOS: Message = /*i18n*/ { id: "disclosure.field.photos", message: "More photos" };

/** What is withheld under this key, in words for its reader. */
export function findLabel(key: string): Message {
  return key === PHOTOS_KEY ? MORE_PHOTOS : (findLeveled(key)?.label ?? { id: key, message: key });
}

/** The value with this key, if its owner may choose its audience; undefined for any other. */
export function findLeveled(key: string): LeveledItem | undefined {
  if (key === PRICE_KEY) return PRICE;
  if (key === POSTER_KEY) return POSTER;
  if (key === DOCUMENT_KEY) return DOCUMENT;
  const confidential = CONFIDENTIAL_FIELDS.find((field) => field.key === key);
  if (confidential) return { ...confidential, ...CONFIDENTIAL, hasBand: false };
  const field = isPriceField(key) ? undefined : findField(key);
  return field && { key, label: field.label, ...field.disclosure, hasBand: isAmount(field) };
}

/** The key under which a field's audience is chosen: fields that state the price follow the price. */
export function levelKeyOf(field: string): string {
  return isPriceField(field) ? PRICE_KEY : field;
}

export function isConfidentialField(key: string): boolean {
  return CONFIDENTIAL_FIELDS.some((field) => field.key === key);
}

/** Every key whose audience may be chosen, in display order. */
export const LEVELED_KEYS: readonly string[] = [
  PRICE_KEY,
  ...LISTING_FIELDS.map(({ key }) => key).filter((key) => !isPriceField(key)),
  ...CONFIDENTIAL_FIELDS.map(({ key }) => key),
  DOCUMENT_KEY,
  POSTER_KEY,
];

/** Whether a field is an amount of dollars, in total or per year. */
function isAmount({ unit }: ListingField): boolean {
  return unit === "cad" || unit === "cad-per-year";
}
