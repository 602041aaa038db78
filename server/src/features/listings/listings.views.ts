import type { CategoryType } from "@vestpocket/domain/categories/categories.schema";
import { toCheckedTexts } from "@vestpocket/domain/compliance/checked-texts.rules";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import type { Disclosed } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Whole } from "@vestpocket/domain/disclosure/splitting.rules";
import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { findText, type ListingText, otherLanguage, pickText } from "@vestpocket/domain/listings/listing-texts.rules";
import { type CardFact, listCardFacts, listOptions } from "@vestpocket/domain/listings/listings.fields";
import { EXCERPT_MAX, statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { ListingCard, OwnListing, Property } from "@vestpocket/domain/listings/listings.schema";
import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import { listBoosts } from "@vestpocket/domain/orders/orders.rules";
import { cutText, LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import type { UnitSystem } from "@vestpocket/domain/shared/units";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { CardRow } from "./cards.queries.ts";
import type { FileLinks } from "./file-links.tokens.ts";
import type { AskedRow, PropertyRow } from "./listings.queries.ts";
import type { OwnRow } from "./own-listings.queries.ts";

/** A picture's URL. */
type ToPicture = (token: string) => string;

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

/** What anyone may see of an active listing, with its facts in the reader's language. */
export function toCard(row: CardRow, { toPicture, ...reader }: Reader & { toPicture: ToPicture }): ListingCard {
  const text = pickText(row, reader.language);
  return {
    id: row.id,
    name: text.title,
    description: toExcerpt(text.description),
    language: text.language,
    thumbnailUrl: row.thumbnailToken === null ? null : toPicture(row.thumbnailToken),
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    subType: row.subtype,
    ...toAsked(row),
    listingType: row.listingType,
    postedAs: row.postedAs,
    createdAt: toMoment(row.createdAt),
    agent: row.agentName === null ? null : { name: row.agentName, brokerageName: row.brokerageName },
    facts: listCardFacts(row).map((fact) => toCardFact(fact, reader)),
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
  };
}

/** What the owner's list shows. */
export function toOwnListing(row: OwnRow, { links, ...reader }: Reader & { links: FileLinks }): OwnListing {
  const { now } = reader;
  return {
    ...toCard(row, { ...reader, toPicture: pickLinks(row, { now, links }) }),
    status: statusAt(row, now),
    titles: Object.fromEntries(LANGUAGES.map((language) => [language, findText(row, language)?.title])),
    inquiries: row.inquiries,
    hasTeaser: row.teaser !== "off",
    hasShareKit: statusAt(row, now) === "active" && row.plan !== null && listBoosts(row.plan, []).includes("social"),
    expiresAt: row.expiresAt === null ? null : toMoment(row.expiresAt),
    views: row.views,
  };
}

/** While a listing is not active, only people who may see it get links to its pictures, valid for an hour. */
function pickLinks(
  row: Pick<CardRow, "status" | "expiresAt">,
  { now, links }: { now: Date; links: FileLinks },
): ToPicture {
  return statusAt(row, now) === "active" ? links.toPicture : (token) => links.toSignedPicture(token, now);
}

interface Linking {
  /** The reader for whom links to restricted files are made. */
  readonly uid: string;
  readonly links: FileLinks;
}

type Shown = Pick<Property, "views" | "choices"> & Linking;

/** One reader's links to a listing's pictures, each according to its level. */
export function pickPictureLinks(
  row: Pick<CardRow, "status" | "expiresAt">,
  { uid, now, links }: Linking & { now: Date },
): (picture: { token: string; level: PictureLevel }) => string {
  const toOpenPicture = pickLinks(row, { now, links });
  return ({ token, level }) => (level === "member" ? toOpenPicture(token) : links.toPictureFor(token, { uid, now }));
}

/** A listing's page, for a signed-in user who may see it. `views` is null for anyone but its owner. */
export function toProperty(
  row: Disclosed<PropertyRow>,
  { uid, views, choices, now, links, language }: Reader & Shown,
): Property {
  const text = pickText(row, language);
  const translation = findText(row, otherLanguage(text.language));
  const toText = ({ title, description, language: of }: ListingText) => ({
    name: title,
    description,
    language: of,
    isMachineTranslated: row.machineLanguage === of,
  });
  const toPicture = pickPictureLinks(row, { uid, now, links });
  const pictures = row.pictures ?? [];
  // In position order: the thumbnail, otherwise the first photo.
  const [cover] = pictures;
  return {
    id: row.id,
    ...toText(text),
    translation: translation === undefined ? null : toText(translation),
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    ...toAsked(row),
    thumbnailUrl: cover === undefined ? null : toPicture(cover),
    imageUrls: pictures.filter((picture) => picture.position > 0).map(toPicture),
    createdAt: toMoment(row.createdAt),
    listingOwner: row.poster,
    designation: row.poster === null ? null : row.designation,
    listingType: row.listingType,
    postedAs: row.postedAs,
    features: row.features,
    confidential: row.confidential,
    withheld: [...row.withheld],
    revealed: [...row.revealed],
    bands: row.bands,
    choices,
    hasTeaser: row.teaser !== "off",
    keywords: row.keywords,
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
    status: statusAt(row, now),
    document: row.document,
    views,
  };
}

/** The owner's price or rent, with derived values. */
export function toAsked({ price, sale, lease, availableArea, measures }: AskedRow): AskedRow {
  return { price, sale, lease, availableArea, measures };
}

function toCardFact({ field, value }: CardFact, { language, now }: Reader): ListingCard["facts"][number] {
  const options = listOptions(field, now.getUTCFullYear());
  const say = (units: UnitSystem) =>
    translate(language, toFactText({ field, value, options, reader: { language, units }, isShort: true }));
  const [text, metricText] = [say("imperial"), say("metric")];
  return {
    key: field.key,
    group: field.group,
    unit: field.unit ?? null,
    // The text already includes the unit.
    label: translate(language, field.label).replace(/\s*\([^)]*\)$/u, ""),
    text,
    metricText: metricText === text ? null : metricText,
  };
}

/** Cuts between words, and marks the omission. */
function toExcerpt(description: string): string {
  if (description.length <= EXCERPT_MAX) return description;
  return `${cutText(description, EXCERPT_MAX).replace(/\s+\S*$/u, "")}…`;
}

/** A listing as input to the compliance rules. Without a declaration, it would not have been saved. */
export function toChecked(
  listing: Omit<ListingContent, keyof Whole | "keywords">,
): Omit<CheckedListing, "brokerageName"> {
  const { type, subtype, listingType, province, postedAs } = listing;
  return { type, subtype, listingType, province, postedAs, ...toCheckedTexts(listing) };
}
