import { type Message, withValues } from "../../shared/text.ts";
import { findCategory, findSubtype, UNKNOWN_TYPE } from "../categories/categories.schema.ts";
import { addKeywords } from "../keywords/keywords.rules.ts";
import { findProvince, UNKNOWN_PROVINCE } from "../places/places.schema.ts";
import { PRICE_MAX, PRICE_MIN } from "../prices/prices.schema.ts";
import { validateFeatures } from "./features.rules.ts";
import type { UncheckedFeatures } from "./listings.fields.ts";
import { LISTING_TYPES } from "./listings.terms.ts";

/** Longest texts of a listing, in characters. */
export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 5_000;
export const PHOTOS_MAX = 4;

/** Messages of the form, and of the server for what only it can check (product.md §5.5). */
export const POSTING_MESSAGES = {
  titleRequired: /*i18n*/ { id: "listings.title_required", message: "Please add a title" },
  priceRequired: /*i18n*/ { id: "listings.price_required", message: "Please add a price" },
  notAuthorized: /*i18n*/ { id: "listings.not_authorized", message: "Please check that you are an agent" },
  tooManyPhotos: /*i18n*/ {
    id: "listings.too_many_photos",
    message: "You can only upload a maximum of 4 photos.",
  },
  oneDocument: /*i18n*/ { id: "listings.one_document", message: "You can only upload one document." },
  oneThumbnail: /*i18n*/ { id: "listings.one_thumbnail", message: "You can only upload one thumbnail." },
  longText: /*i18n*/ { id: "listings.long_text", message: "Please use {max, number} characters or fewer." },
  wrongPrice: /*i18n*/ {
    id: "listings.wrong_price",
    message: "Please enter a price in whole dollars, from 1 to 999,999,999.",
  },
  unknownSubtype: /*i18n*/ {
    id: "listings.foreign_subtype",
    message: "This subtype does not belong to this category.",
  },
  unknownListingType: /*i18n*/ {
    id: "listings.unknown_listing_type",
    message: "Please choose For Sale, For Rent or Both.",
  },
  provinceRequired: /*i18n*/ { id: "listings.province_required", message: "Please choose a province" },
  cityRequired: /*i18n*/ { id: "listings.city_required", message: "Please choose a city" },
  foreignCity: /*i18n*/ { id: "listings.foreign_city", message: "This city is not in our list for this province." },
  malformedFields: /*i18n*/ { id: "listings.malformed_fields", message: "The additional fields could not be read." },
  phoneNeeded: /*i18n*/ {
    id: "listings.phone_needed",
    message: "Please confirm your phone number on your profile page before you post a listing.",
  },
  pictureKind: /*i18n*/ { id: "listings.picture_kind", message: "Pictures must be PNG, JPEG or WebP files." },
  pictureTooLarge: /*i18n*/ {
    id: "listings.picture_too_large",
    message: "Pictures can be up to 10 MB and 50 megapixels.",
  },
  pictureUnreadable: /*i18n*/ { id: "listings.picture_unreadable", message: "This picture could not be read." },
  documentKind: /*i18n*/ { id: "listings.document_kind", message: "The document must be a PDF or Word file." },
  documentTooLarge: /*i18n*/ { id: "listings.document_too_large", message: "The document can be up to 20 MB." },
} as const satisfies Record<string, Message>;

/** Largest files accepted, in bytes, and most pixels of a picture. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 50_000_000;
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;

/** A listing's details as they were entered. Names may be spelled as in the data or as in the pickers. */
export interface ListingDetails {
  readonly title: string;
  /** Digits. */
  readonly price: string;
  readonly type: string;
  readonly subtype: string;
  readonly listingType: string;
  readonly province: string;
  readonly city: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly fields: UncheckedFeatures;
}

/**
 * The problems with a listing's details by field, in the order of the form; an additional field is named
 * 'fields.clearHeight'. Empty if the details may be stored. Prices are whole dollars, 1 to 999,999,999 (product.md §5.5).
 */
export function validateListing(details: ListingDetails, currentYear: number): Record<string, Message> {
  const category = findCategory(details.type);
  const subtype = category && findSubtype(category, details.subtype);
  const keywords = addKeywords(details.keywords);
  const found: Record<string, Message | undefined> = {
    type: category ? undefined : UNKNOWN_TYPE,
    subtype: category && !subtype ? POSTING_MESSAGES.unknownSubtype : undefined,
    title: validateTitle(details.title),
    price: validatePrice(details.price),
    listingType: (LISTING_TYPES as readonly string[]).includes(details.listingType)
      ? undefined
      : POSTING_MESSAGES.unknownListingType,
    province: validateProvince(details.province),
    city: validateCity(details),
    description:
      [...details.description].length > DESCRIPTION_MAX
        ? withValues(POSTING_MESSAGES.longText, { max: DESCRIPTION_MAX })
        : undefined,
    keywords: "refusal" in keywords ? keywords.refusal : undefined,
  };
  if (category && subtype) {
    for (const { field, message } of validateFeatures({
      type: category.type,
      subtype: subtype.name,
      features: details.fields,
      currentYear,
    })) {
      found[`fields.${field}`] = message;
    }
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== undefined),
  );
}

function validateTitle(title: string): Message | undefined {
  if (title.trim() === "") return POSTING_MESSAGES.titleRequired;
  return [...title.trim()].length > TITLE_MAX ? withValues(POSTING_MESSAGES.longText, { max: TITLE_MAX }) : undefined;
}

function validatePrice(price: string): Message | undefined {
  if (price.trim() === "") return POSTING_MESSAGES.priceRequired;
  const dollars = /^\d{1,9}$/u.test(price) ? Number(price) : 0;
  return dollars >= PRICE_MIN && dollars <= PRICE_MAX ? undefined : POSTING_MESSAGES.wrongPrice;
}

function validateProvince(name: string): Message | undefined {
  if (name === "") return POSTING_MESSAGES.provinceRequired;
  return findProvince(name) ? undefined : UNKNOWN_PROVINCE;
}

function validateCity({ province, city }: ListingDetails): Message | undefined {
  if (city === "") return POSTING_MESSAGES.cityRequired;
  const found = findProvince(province);
  return found && !found.cities.some(({ name }) => name === city) ? POSTING_MESSAGES.foreignCity : undefined;
}

/** The problem with this number of photos on a listing, or undefined. */
export function validatePhotos(photos: number): Message | undefined {
  return photos > PHOTOS_MAX ? POSTING_MESSAGES.tooManyPhotos : undefined;
}
