import { findCategory, findSubtype } from "@vestpocket/domain/categories/categories.schema";
import { addKeywords } from "@vestpocket/domain/keywords/keywords.rules";
import type { UncheckedFeatures } from "@vestpocket/domain/listings/listings.fields";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { type ListingDetails, POSTING_MESSAGES, validateListing } from "@vestpocket/domain/listings/posting.rules";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { badFields, notYours, UNKNOWN_FIELD } from "../../platform/http/failure.ts";

/** What a form says of a listing once it was found right, in the data's spelling. */
export interface ValidatedDetails {
  readonly title: string;
  readonly price: number;
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType;
  readonly province: string;
  readonly city: string;
  readonly description: string;
  readonly keywords: string[];
  readonly features: Features;
}

type Values = ReadonlyMap<string, readonly string[]>;

const SINGLE = new Set([
  "title",
  "price",
  "type",
  "subtype",
  "listingType",
  "province",
  "city",
  "description",
  "fields",
  "isAuthorized",
  "uid",
]);
const REPEATED = new Set(["keywords", "keepImages"]);

const TWICE: Message = /*i18n*/ { id: "request.field.twice", message: "This field can be sent only once." };

/** Throws Failure for a field that a listing has not, that is given twice, or that names another account. */
export function requireKnownValues(values: Values, options: { uid: string; mayKeepImages: boolean }): void {
  const wrong: Record<string, Message> = {};
  for (const [name, given] of values) {
    const isKnown = SINGLE.has(name) || (REPEATED.has(name) && (name !== "keepImages" || options.mayKeepImages));
    if (!isKnown) wrong[name.slice(0, 60)] = UNKNOWN_FIELD;
    else if (SINGLE.has(name) && given.length > 1) wrong[name] = TWICE;
  }
  if (Object.keys(wrong).length > 0) throw badFields(wrong);
  const [uid] = values.get("uid") ?? [];
  if (uid !== undefined && uid !== options.uid) throw notYours();
}

/** The details a form gives, over those that stand already; the values are text and not validated yet. */
export function readDetails(values: Values, standing?: ListingDetails): ListingDetails {
  const one = (name: string, before: string | undefined) => values.get(name)?.[0] ?? before ?? "";
  return {
    title: one("title", standing?.title),
    price: one("price", standing?.price),
    type: one("type", standing?.type),
    subtype: one("subtype", standing?.subtype),
    listingType: one("listingType", standing?.listingType),
    province: one("province", standing?.province),
    city: one("city", standing?.city),
    description: one("description", standing?.description),
    keywords: values.get("keywords") ?? standing?.keywords ?? [],
    fields: values.has("fields") ? readFields(one("fields", undefined)) : (standing?.fields ?? {}),
  };
}

/** The additional fields: one JSON text that holds an object. */
function readFields(text: string): UncheckedFeatures {
  if (text.trim() === "") return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) {
      return Object.fromEntries(Object.entries(parsed));
    }
  } catch {
    // Told below, like anything else that is no object.
  }
  throw badFields({ fields: POSTING_MESSAGES.malformedFields });
}

/** The details as they are kept. Throws Failure naming each wrong field, `more` among them, in the order of the form. */
export function validateDetails(
  details: ListingDetails,
  now: Date,
  more: Readonly<Record<string, Message | undefined>> = {},
): ValidatedDetails {
  const wrong = validateListing(details, now.getUTCFullYear());
  for (const [field, message] of Object.entries(more)) if (message !== undefined) wrong[field] = message;
  if (Object.keys(wrong).length > 0) throw badFields(wrong);
  const category = findCategory(details.type);
  const subtype = category && findSubtype(category, details.subtype);
  const province = findProvince(details.province);
  const keywords = addKeywords(details.keywords);
  if (category === undefined || subtype === undefined || province === undefined || "refusal" in keywords) {
    throw new Error("unreachable: validated details failed to parse");
  }
  return {
    title: details.title.trim(),
    price: Number(details.price),
    type: category.type,
    subtype: subtype.name,
    listingType: details.listingType as ListingType,
    province: province.name,
    city: details.city,
    description: details.description.trim(),
    keywords: [...keywords.keywords],
    features: details.fields as Features,
  };
}
