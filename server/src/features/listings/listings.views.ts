import { toCheckedTexts } from "@vestpocket/domain/compliance/checked-texts.rules";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import type { Disclosed } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Whole } from "@vestpocket/domain/disclosure/splitting.rules";
import { buildCardBase, toExcerpt } from "@vestpocket/domain/listings/card-views.rules";
import { findText, pickText } from "@vestpocket/domain/listings/listing-texts.rules";
import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { ListingCard, OwnListing, Property } from "@vestpocket/domain/listings/listings.schema";
import type { ListingContent } from "@vestpocket/domain/listings/posting.rules";
import { buildProperty } from "@vestpocket/domain/listings/property-views.rules";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
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

/** A listing's card as signed-in users see it, with its facts in the reader's language. */
export function toCard(row: CardRow, reader: Reader & { toPicture: ToPicture }): ListingCard {
  const { postedAs, agentName, brokerageName } = row;
  return {
    ...buildCardBase(row, { ...reader, translate }),
    description: toExcerpt(pickText(row, reader.language).description),
    ...toAsked(row),
    postedAs,
    createdAt: toMoment(row.createdAt),
    confirmedAt: toConfirmedAt(row),
    agent: agentName === null ? null : { name: agentName, brokerageName },
  };
}

const toConfirmedAt = ({ freshAt }: Pick<CardRow, "freshAt">) => (freshAt === null ? null : toMoment(freshAt));

/** What the owner's list shows. */
export function toOwnListing(row: OwnRow, { links, ...reader }: Reader & { links: FileLinks }): OwnListing {
  const { now } = reader;
  return {
    ...toCard(row, { ...reader, toPicture: pickLinks(row, { now, links }) }),
    status: statusAt(row, now),
    titles: Object.fromEntries(LANGUAGES.map((language) => [language, findText(row, language)?.title])),
    inquiries: row.inquiries,
    hasTeaser: row.teaser !== "off",
    hasShareKit: statusAt(row, now) === "active" && row.hasSocial,
    expiresAt: row.expiresAt === null ? null : toMoment(row.expiresAt),
    views: row.views,
  };
}

/** While a listing is not active, only people who may see it get links to its pictures, valid for an hour. */
export function pickLinks(
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
function pickPictureLinks(
  row: Pick<CardRow, "status" | "expiresAt">,
  { uid, now, links }: Linking & { now: Date },
): (picture: { token: string; level: PictureLevel }) => string {
  const toOpenPicture = pickLinks(row, { now, links });
  return ({ token, level }) => (level === "member" ? toOpenPicture(token) : links.toPictureFor(token, { uid, now }));
}

/** A listing's page, for a signed-in user who may see it. `views` is null for anyone but its owner. */
export function toProperty(
  row: Disclosed<PropertyRow>,
  { uid, now, links, ...shown }: Reader & Shown & { isAsked: boolean },
): Property {
  const toPicture = pickPictureLinks(row, { uid, now, links });
  return buildProperty(row, {
    ...shown,
    now,
    toPicture,
    status: statusAt(row, now),
    createdAt: toMoment(row.createdAt),
    confirmedAt: toConfirmedAt(row),
  });
}

/** The owner's price or rent, with derived values. */
function toAsked({ price, sale, lease, availableArea, measures }: AskedRow): AskedRow {
  return { price, sale, lease, availableArea, measures };
}

/** A listing as input to the compliance rules. Without a declaration, it would not have been saved. */
export function toChecked(
  listing: Omit<ListingContent, keyof Whole | "keywords"> & Pick<CheckedListing, "machineLanguage">,
): Omit<CheckedListing, "brokerageName"> {
  const { type, subtype, listingType, province, postedAs, machineLanguage } = listing;
  return { type, subtype, listingType, province, postedAs, machineLanguage, ...toCheckedTexts(listing) };
}
