import type { Message } from "../../shared/text.ts";
import {
  DOCUMENT_KEY,
  findLeveled,
  LEVELED_KEYS,
  levelKeyOf,
  PHOTOS_KEY,
  POSTER_KEY,
  PRICE_KEY,
} from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { type PictureLevel, reaches } from "./disclosure.terms.ts";
import { effectiveAudience } from "./levels.rules.ts";

/** A listing as entered, as far as it matters for what is open. */
export interface EnteredListing {
  readonly levels: Levels;
  /** Titles, descriptions and keywords, in any language. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly keywords: readonly string[];
  readonly city: string;
  /** Whether it states a price or a rent. */
  readonly isPriced: boolean;
  /** The keys of the additional fields that have a value, with `includes` for the feature tags. */
  readonly fields: readonly string[];
  readonly pictures: readonly { readonly level: PictureLevel }[];
  readonly hasDocument: boolean;
}

/** Something that every member can read. */
export interface Opening {
  readonly key: string;
  readonly label: Message;
  /** Whether it has an audience that the owner can choose. Otherwise only leaving it out keeps it from members. */
  readonly hasLevel: boolean;
  /** For photos: how many. */
  readonly count?: number;
}

const TITLE: Message = /*i18n*/ { id: "disclosure.opening.title", message: "Title" };
const DESCRIPTION: Message = /*i18n*/ { id: "disclosure.opening.description", message: "Description" };
const PHOTOS: Message = /*i18n*/ { id: "disclosure.opening.photos", message: "Photos" };
const KEYWORDS: Message = /*i18n*/ { id: "disclosure.opening.keywords", message: "Keywords" };
const PLACE: Message = /*i18n*/ { id: "disclosure.opening.place", message: "City and category" };
const INCLUDES: Message = /*i18n*/ { id: "disclosure.opening.includes", message: "What’s included" };

/**
 * What every member can read of a listing, of what its owner entered: the price first, then texts, photos, keywords and
 * place, and then the other values in the form's order (product.md §5.9). Empty values are left out.
 */
export function listOpenings(listing: EnteredListing): Opening[] {
  const { levels, pictures } = listing;
  const open = pictures.filter(({ level }) => level === "member").length;
  const fixed = (key: string, label: Message, isEntered: boolean): Opening[] =>
    isEntered ? [{ key, label, hasLevel: false }] : [];
  const leveled = (keys: readonly string[]): Opening[] =>
    keys.filter((key) => reaches("member", effectiveAudience(key, levels))).flatMap(toLeveled);
  const fields = new Set(listing.fields.map(levelKeyOf));
  return [
    ...leveled(listing.isPriced ? [PRICE_KEY] : []),
    ...fixed("title", TITLE, listing.titles.some(isFilled)),
    ...fixed("description", DESCRIPTION, listing.descriptions.some(isFilled)),
    ...(open > 0 ? [{ key: PHOTOS_KEY, label: PHOTOS, hasLevel: true, count: open }] : []),
    ...fixed("keywords", KEYWORDS, listing.keywords.some(isFilled)),
    ...fixed("city", PLACE, isFilled(listing.city)),
    ...leveled(LEVELED_KEYS.filter((key) => key !== PRICE_KEY && fields.has(key))),
    ...fixed("includes", INCLUDES, fields.has("includes")),
    ...leveled([...(listing.hasDocument ? [DOCUMENT_KEY] : []), POSTER_KEY]),
  ];
}

const isFilled = (text: string) => text.trim() !== "";

function toLeveled(key: string): Opening[] {
  const item = findLeveled(key);
  return item === undefined ? [] : [{ key, label: item.label, hasLevel: true }];
}
