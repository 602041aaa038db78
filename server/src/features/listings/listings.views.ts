import type { CategoryType } from "@vestpocket/domain/categories/categories.schema";
import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { type CardFact, listCardFacts, listOptions } from "@vestpocket/domain/listings/listings.fields";
import { EXCERPT_MAX, statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { ListingCard, OwnListing, Property } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { say } from "../../platform/language.ts";
import type { CardRow, OwnRow, PropertyRow } from "./listings.queries.ts";

/** What anyone may see of an active listing, its facts in the reader's words. */
export function toCard(row: CardRow, language: Language, now: Date): ListingCard {
  return {
    id: row.id,
    name: row.title,
    thumbnailUrl: row.thumbnailToken === null ? null : toPictureUrl(row.thumbnailToken),
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    subType: row.subtype,
    price: row.price,
    listingType: row.listingType,
    description: toExcerpt(row.description),
    facts: listCardFacts(row.type, row.subtype, row.features).map((fact) => toCardFact(fact, language, now)),
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
  };
}

/** What the owner's list shows. */
export function toOwnListing(row: OwnRow, language: Language, now: Date): OwnListing {
  return {
    ...toCard(row, language, now),
    status: statusAt(row, now),
    createdAt: toMoment(row.createdAt),
    expiresAt: row.expiresAt === null ? null : toMoment(row.expiresAt),
  };
}

function toMoment(date: Date): { seconds: number } {
  return { seconds: Math.floor(date.getTime() / 1000) };
}

/** What a signed-in person sees of a listing. */
export function toProperty(row: PropertyRow): Property {
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
    thumbnailUrl: thumbnail === undefined ? null : toPictureUrl(thumbnail.token),
    imageUrls: pictures.filter((picture) => picture.position > 0).map((picture) => toPictureUrl(picture.token)),
    createdAt: toMoment(row.createdAt),
    listingOwner: row.ownerId,
    listingType: row.listingType,
    features: row.features,
    keywords: row.keywords,
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
  };
}

function toPictureUrl(token: string): string {
  return `/files/pictures/${token}`;
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
