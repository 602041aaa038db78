import { PICTURE_LEVELS, type PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { NO_TRANSLATION, NO_VALUES, type PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { readFormerPrice } from "@vestpocket/domain/listings/term-texts.rules";

/** A saved form without its files, which a browser cannot keep across a reload. */
export interface PostingDraft {
  readonly values: PostingValues;
  /** Whether files had been chosen. */
  readonly hadFiles: boolean;
  /** Who may see the pictures that the server has, by their ids. */
  readonly levels: Readonly<Record<string, PictureLevel>>;
}

const { levels, banded, teaser, visitorCard, wayIn, confidential, declaration } = NO_VALUES;
const NO_CHOICES = { levels, banded, teaser, visitorCard, wayIn, confidential, declaration };

/** Parses a saved draft; undefined if it does not match the form's current shape. */
export function readPostingDraft(content: unknown): PostingDraft | undefined {
  const values = isRecord(content) ? readValues(content.values) : undefined;
  if (!isRecord(content) || values === undefined) return undefined;
  return {
    values,
    hadFiles: content.hadFiles === true,
    levels: readLevels(content.levels),
  };
}

function readValues(content: unknown): PostingValues | undefined {
  if (!isRecord(content)) return undefined;
  // For drafts saved before there were two languages, or before owners chose audiences.
  const kept: Record<string, unknown> = { language: "", ...NO_TRANSLATION, ...NO_CHOICES, ...content };
  // For drafts saved before rents were quoted.
  const values =
    "terms" in kept
      ? kept
      : { ...kept, ...readFormerPrice({ listingType: String(kept.listingType), price: String(kept.price) }) };
  const isWhole = Object.entries(NO_VALUES).every(([name, empty]) => isLike(empty, values[name]));
  return isWhole ? { ...NO_VALUES, ...values } : undefined;
}

function readLevels(kept: unknown): Record<string, PictureLevel> {
  const isLevel = (entry: [string, unknown]): entry is [string, PictureLevel] =>
    PICTURE_LEVELS.some((level) => level === entry[1]);
  return Object.fromEntries(Object.entries(isRecord(kept) ? kept : {}).filter(isLevel));
}

function isLike(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((each) => typeof each === "string");
  if (isRecord(empty)) return isRecord(value) && Object.values(value).every((each) => typeof each === "string");
  return typeof value === typeof empty;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
