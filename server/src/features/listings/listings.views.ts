import type { CategoryType } from "@vestpocket/domain/categories/categories.schema";
import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { type CardFact, listCardFacts, listOptions } from "@vestpocket/domain/listings/listings.fields";
import { EXCERPT_MAX, statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { ListingCard, OwnListing, Property } from "@vestpocket/domain/listings/listings.schema";
import { listBoosts } from "@vestpocket/domain/orders/orders.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";
import { say } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { FileLinks } from "./file-links.ts";
import type { CardRow, OwnRow, PropertyRow } from "./listings.queries.ts";

/** The address of a picture. */
type ToPicture = (token: string) => string;

/** What anyone may see of an active listing, its facts in the reader's words. */
export function toCard(row: CardRow, language: Language, now: Date, toPicture: ToPicture): ListingCard {
  return {
    id: row.id,
    name: row.title,
    thumbnailUrl: row.thumbnailToken === null ? null : toPicture(row.thumbnailToken),
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    subType: row.subtype,
    price: row.price,
    listingType: row.listingType,
    description: toExcerpt(row.description),
    facts: listCardFacts(row).map((fact) => toCardFact(fact, language, now)),
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
  };
}

/** What the owner's list shows. */
export function toOwnListing(row: OwnRow, language: Language, now: Date, links: FileLinks): OwnListing {
  return {
    ...toCard(row, language, now, pictureLinks(row, now, links)),
    status: statusAt(row, now),
    createdAt: toMoment(row.createdAt),
    inquiries: row.inquiries,
    hasShareKit: statusAt(row, now) === "active" && row.plan !== null && listBoosts(row.plan, []).includes("social"),
    expiresAt: row.expiresAt === null ? null : toMoment(row.expiresAt),
    views: row.views,
  };
}

/** The pictures of a listing that is not active are shown to whom its view is made for, and for an hour. */
function pictureLinks(row: Pick<CardRow, "status" | "expiresAt">, now: Date, links: FileLinks): ToPicture {
  return statusAt(row, now) === "active" ? links.toPicture : (token) => links.toSignedPicture(token, now);
}

/** What a signed-in person who may see a listing sees of it. `views` is null for who is not its owner. */
export function toProperty(
  row: PropertyRow,
  { views, now, links }: { views: number | null; now: Date; links: FileLinks },
): Property {
  const toPicture = pictureLinks(row, now, links);
  const pictures = row.pictures ?? [];
  const thumbnail = pictures.find((picture) => picture.position === 0);
  return {
    id: row.id,
    name: row.title,
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    price: row.price,
    description: row.description,
    thumbnailUrl: thumbnail === undefined ? null : toPicture(thumbnail.token),
    imageUrls: pictures.filter((picture) => picture.position > 0).map((picture) => toPicture(picture.token)),
    createdAt: toMoment(row.createdAt),
    listingOwner: row.ownerId,
    listingType: row.listingType,
    features: row.features,
    keywords: row.keywords,
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
    status: statusAt(row, now),
    document: row.document,
    views,
  };
}

/** The same answer whether a listing does not exist or may not be seen. */
export function listingNotFound(): Failure {
  return new Failure({
    status: 404,
    code: "listings.not_found",
    text: /*i18n*/ { id: "listings.not_found", message: "This listing does not exist or is no longer available." },
  });
}

/** What was asked for may not happen to a listing of this status. */
export function wrongStatus(): Failure {
  return new Failure({
    status: 409,
    code: "listings.wrong_status",
    text: /*i18n*/ { id: "listings.wrong_status", message: "This is not possible with the listing's current status." },
  });
}

function toCardFact({ field, value }: CardFact, language: Language, now: Date): ListingCard["facts"][number] {
  const options = listOptions(field, now.getUTCFullYear());
  return {
    key: field.key,
    group: field.group,
    unit: field.unit ?? null,
    // The text carries its unit already.
    label: say(language, field.label).replace(/\s*\([^)]*\)$/u, ""),
    text: say(language, toFactText({ field, value, options, language, isShort: true })),
  };
}

/** Cut between words; the reader sees that there is more. */
function toExcerpt(description: string): string {
  if (description.length <= EXCERPT_MAX) return description;
  return `${description.slice(0, EXCERPT_MAX).replace(/\s+\S*$/u, "")}…`;
}
