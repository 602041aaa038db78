import { type Parsed, type Problems, problemsOf, toProblems } from "../../shared/problems.ts";
import type { Message } from "../../shared/text.ts";
import { findCategory, findSubtype, UNKNOWN_TYPE } from "../categories/categories.schema.ts";
import { type EnteredDisclosure, readDisclosure } from "../disclosure/choices.rules.ts";
import type { TeaserChoice, VisitorCard } from "../disclosure/disclosure.terms.ts";
import type { Whole } from "../disclosure/splitting.rules.ts";
import { addKeywords } from "../keywords/keywords.rules.ts";
import type { City } from "../places/places.provinces.ts";
import { findCity, findProvince, type Province, UNKNOWN_PROVINCE } from "../places/places.schema.ts";
import { readFeatures } from "./features.rules.ts";
import { type EnteredTexts, readTexts, type SavedTexts, validateTexts } from "./listing-texts.rules.ts";
import type { UncheckedFeatures } from "./listings.fields.ts";
import type { Features } from "./listings.schema.ts";
import { LISTING_TYPES, type ListingType, POSTED_AS, type PostedAs } from "./listings.terms.ts";
import { type EnteredTerms, measureListing, readTerms, toPrice } from "./quoted-terms.rules.ts";

export const PHOTOS_MAX = 4;

/** Messages of the form, and of the server for what only it can check (product.md §5.5). */
export const POSTING_MESSAGES = {
  notAuthorized: /*i18n*/ { id: "listings.not_authorized", message: "Please check that you are an agent" },
  unknownPostedAs: /*i18n*/ { id: "listings.unknown_posted_as", message: "Please choose “agent” or “owner”." },
  tooManyPhotos: /*i18n*/ {
    id: "listings.too_many_photos",
    message: "You can only upload a maximum of 4 photos.",
  },
  oneDocument: /*i18n*/ { id: "listings.one_document", message: "You can only upload one document." },
  oneThumbnail: /*i18n*/ { id: "listings.one_thumbnail", message: "You can only upload one thumbnail." },
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
  foreignCity: /*i18n*/ {
    id: "listings.foreign_city",
    message: "This city is not in our list for this province. Please choose one from the list.",
  },
  malformedFields: /*i18n*/ { id: "listings.malformed_fields", message: "The additional fields could not be read." },
  pictureKind: /*i18n*/ { id: "listings.picture_kind", message: "Photos must be PNG, JPEG or WebP files." },
  pictureTooLarge: /*i18n*/ {
    id: "listings.picture_too_large",
    message: "Photos can be up to 10 MB and 50 megapixels.",
  },
  pictureUnreadable: /*i18n*/ { id: "listings.picture_unreadable", message: "This photo could not be read." },
  documentKind: /*i18n*/ { id: "listings.document_kind", message: "The document must be a PDF or Word file." },
  documentDamaged: /*i18n*/ {
    id: "listings.document_damaged",
    message: "This PDF was cut off, so it cannot be opened. Please save it again.",
  },
  documentMacros: /*i18n*/ {
    id: "listings.document_macros",
    message: "This Word document contains macros, which can carry malware. Please save it without macros or as a PDF.",
  },
  documentTooLarge: /*i18n*/ { id: "listings.document_too_large", message: "The document can be up to 20 MB." },
} as const satisfies Record<string, Message>;

/** The largest accepted files, in bytes, and the most pixels of a picture. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 50_000_000;
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;

/** A listing's details as entered. Names may be spelled as in the data or as in the pickers. */
export interface ListingDetails extends EnteredTerms, EnteredTexts, EnteredDisclosure {
  readonly type: string;
  readonly subtype: string;
  readonly listingType: string;
  readonly province: string;
  readonly city: string;
  readonly keywords: readonly string[];
  readonly fields: UncheckedFeatures;
  /** 'agent' by default. */
  readonly postedAs?: string;
}

/** A listing's details as stored: names in the data's spelling, texts trimmed. */
export interface ListingContent extends Whole, SavedTexts {
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType;
  readonly province: string;
  readonly city: string;
  readonly keywords: string[];
  readonly postedAs: PostedAs;
  readonly teaser: TeaserChoice;
  readonly visitorCard: VisitorCard;
}

/** Reads a listing's details. Problems are in the order of the form; an additional field is named 'fields.clearHeight' (product.md §5.5). */
export function readListing(details: ListingDetails, currentYear: number): Parsed<ListingContent> {
  const category = findCategory(details.type);
  const subtype = category && findSubtype(category, details.subtype);
  const listingType = LISTING_TYPES.find((each) => each === details.listingType);
  const province = findProvince(details.province);
  const city = province && findCity(province, details.city);
  const postedAs = POSTED_AS.find((each) => each === (details.postedAs ?? "agent"));
  // Without a listing type, a missing price is reported too.
  const terms = readTerms({ ...details, listingType: listingType ?? "sale", monthlyRent: details.fields.monthlyRent });
  const keywords = addKeywords(details.keywords);
  const features =
    category && subtype
      ? readFeatures({
          type: category.type,
          subtype: subtype.name,
          listingType,
          features: details.fields,
          currentYear,
        })
      : undefined;
  const texts = validateTexts(details);
  const disclosure = readDisclosure(details);
  const problems = toProblems({
    type: category ? undefined : UNKNOWN_TYPE,
    subtype: category && !subtype ? POSTING_MESSAGES.unknownSubtype : undefined,
    language: texts.language,
    title: texts.title,
    otherTitle: texts.otherTitle,
    postedAs: postedAs ? undefined : POSTING_MESSAGES.unknownPostedAs,
    listingType: listingType ? undefined : POSTING_MESSAGES.unknownListingType,
    ...problemsOf(terms),
    province: validateProvince(details.province, province),
    city: validateCity(details.city, { province, city }),
    description: texts.description,
    otherDescription: texts.otherDescription,
    machineLanguage: texts.machineLanguage,
    keywords: "refusal" in keywords ? keywords.refusal : undefined,
    ...toFieldProblems(features),
    ...problemsOf(disclosure),
  });
  const names = category &&
    subtype &&
    province && { type: category.type, subtype: subtype.name, province: province.name };
  const isRead = names && city && listingType && postedAs && "keywords" in keywords && features;
  if (!isRead || "problems" in features || "problems" in terms || "problems" in disclosure) return { problems };
  if (Object.keys(problems).length > 0) return { problems };
  const quoted = { ...terms.value, features: features.value };
  return {
    value: {
      ...names,
      ...readTexts(details),
      ...quoted,
      ...disclosure.value,
      price: toPrice(quoted, measureListing(quoted)),
      listingType,
      postedAs,
      city: city.name,
      keywords: [...keywords.keywords],
    },
  };
}

function toFieldProblems(features: Parsed<Features> | undefined): Problems {
  const problems = features === undefined ? {} : problemsOf(features);
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [`fields.${field}`, message]));
}

function validateProvince(name: string, found: Province | undefined): Message | undefined {
  if (name === "") return POSTING_MESSAGES.provinceRequired;
  return found ? undefined : UNKNOWN_PROVINCE;
}

function validateCity(
  name: string,
  { province, city }: { province: Province | undefined; city: City | undefined },
): Message | undefined {
  if (name === "") return POSTING_MESSAGES.cityRequired;
  return province && !city ? POSTING_MESSAGES.foreignCity : undefined;
}

/** The problem with this number of photos on a listing, or undefined. */
export function validatePhotos(photos: number): Message | undefined {
  return photos > PHOTOS_MAX ? POSTING_MESSAGES.tooManyPhotos : undefined;
}
