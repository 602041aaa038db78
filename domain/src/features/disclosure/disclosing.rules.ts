import type { Features } from "../listings/listings.schema.ts";
import { measureListing, type QuotedTerms, toPrice } from "../listings/quoted-terms.rules.ts";
import type { Measures } from "../prices/price-terms.schema.ts";
import {
  DOCUMENT_KEY,
  findLeveled,
  LEVELED_KEYS,
  levelKeyOf,
  PHOTOS_KEY,
  POSTER_KEY,
  PRICE_KEY,
} from "./disclosure.fields.ts";
import type { Confidential, Levels, Withheld } from "./disclosure.schema.ts";
import {
  AUDIENCES,
  type Audience,
  PICTURE_LEVELS,
  type PictureLevel,
  reaches,
  type TeaserChoice,
} from "./disclosure.terms.ts";
import { effectiveAudience, isSecret } from "./levels.rules.ts";
import { hasTerms, hideTerms, isQuoted, type Secrets, sortFields } from "./splitting.rules.ts";

/** A listing as stored: with the values kept separately, null if there are none. */
export interface Stored extends QuotedTerms {
  /** The account that posted it. */
  readonly ownerId: string;
  readonly features: Features;
  readonly price: number | null;
  readonly measures: Measures;
  readonly levels: Levels;
  readonly secrets: Secrets | null;
  readonly pictures?: readonly { readonly level: PictureLevel }[] | null;
  readonly document?: object | null;
}

declare const DISCLOSED: unique symbol;

/**
 * A listing as one audience may read it. Only `disclose` creates one, so a view that takes one cannot be given a stored
 * row.
 */
export type Disclosed<Row extends Stored> = Omit<Row, "levels" | "secrets" | "ownerId"> & {
  /** The account that posted it; null for readers who may not know. */
  readonly poster: string | null;
  readonly confidential: Confidential;
  /**
   * What is withheld from this audience, in the order of the listing's fields, without fields that its owner left
   * empty.
   */
  readonly withheld: readonly Withheld[];
  /** What this audience reads and other members do not, in the same order, for the owner's log. */
  readonly revealed: readonly string[];
  readonly [DISCLOSED]: true;
};

/**
 * The only way from a stored listing to what a reader gets. Someone who may read more gets the same and more
 * (product.md §5.9). A value under a key that only a newer version knows is reserved for approved people.
 */
export function disclose<Row extends Stored>(row: Row, audience: Audience): Disclosed<Row> {
  const { levels, secrets, ownerId, ...rest } = row;
  const { sale, lease, availableArea } = row;
  const terms = secrets?.terms ?? { sale, lease, availableArea };
  const fields = Object.entries({ ...row.features, ...secrets?.fields });
  const isUnknown = (key: string) => Object.hasOwn(secrets?.fields ?? {}, key) && !findLeveled(levelKeyOf(key));
  const mayRead = (key: string) => reaches(audience, isUnknown(key) ? "granted" : effectiveAudience(key, levels));
  const hidden = new Set([
    ...(isQuoted(terms) && !mayRead(PRICE_KEY) ? [PRICE_KEY] : []),
    ...fields.filter(([key]) => !mayRead(key)).map(([key]) => levelKeyOf(key)),
    ...(row.document && !mayRead(DOCUMENT_KEY) ? [DOCUMENT_KEY] : []),
    ...(mayRead(POSTER_KEY) ? [] : [POSTER_KEY]),
  ]);
  const kept = new Set([
    ...(hasTerms(terms) ? [PRICE_KEY] : []),
    ...fields.map(([key]) => levelKeyOf(key)),
    ...(row.document ? [DOCUMENT_KEY] : []),
    POSTER_KEY,
  ]);
  const read = sortFields(Object.fromEntries(fields.filter(([key]) => mayRead(key))) as Features);
  const asked = { ...rest, ...(mayRead(PRICE_KEY) ? terms : hideTerms(terms)), features: read.features };
  const isAsStored = secrets === null && hidden.size === 0;
  const measures = isAsStored ? row.measures : measureListing(asked);
  return {
    ...asked,
    ...(row.pictures && { pictures: row.pictures.filter(({ level }) => reaches(audience, level)) }),
    ...(row.document && !mayRead(DOCUMENT_KEY) && { document: null }),
    poster: mayRead(POSTER_KEY) ? ownerId : null,
    measures,
    price: isAsStored ? row.price : toPrice(asked, measures),
    confidential: read.confidential,
    revealed: [
      ...LEVELED_KEYS.filter((key) => kept.has(key) && mayRead(key) && isSecret(key, levels)),
      ...((row.pictures ?? []).some(({ level }) => level !== "member" && reaches(audience, level)) ? [PHOTOS_KEY] : []),
    ],
    withheld: [
      ...LEVELED_KEYS.filter((key) => hidden.has(key)).map((key) => ({ key, needs: effectiveAudience(key, levels) })),
      ...withholdPictures(row, audience),
    ],
  } as unknown as Disclosed<Row>;
}

/**
 * The pictures that an audience sees: everyone sees the first of those for every member, if the owner chose that
 * (product.md §5.10).
 */
export function listSeenPictures<Picture extends { readonly level: PictureLevel }>(
  pictures: readonly Picture[],
  { audience, teaser }: { audience: Audience; teaser: TeaserChoice },
): Picture[] {
  if (audience !== "public") return pictures.filter(({ level }) => reaches(audience, level));
  return teaser === "picture" ? pictures.filter(({ level }) => level === "member").slice(0, 1) : [];
}

/** Marks that there are more pictures for the next audience that may see some; never how many. */
function withholdPictures({ pictures }: Pick<Stored, "pictures">, audience: Audience): Withheld[] {
  const hidden = (pictures ?? []).map(({ level }) => level).filter((level) => !reaches(audience, level));
  const needs = PICTURE_LEVELS.find((level) => hidden.includes(level));
  return needs === undefined ? [] : [{ key: PHOTOS_KEY, needs }];
}

/** The same listing as each audience reads it, from everyone to approved people. */
export function discloseToEach<Row extends Stored>(row: Row): { audience: Audience; read: Disclosed<Row> }[] {
  return AUDIENCES.map((audience) => ({ audience, read: disclose(row, audience) }));
}

/** Whether every member reads all of a listing alike. */
export function isAllOpen({ secrets, levels, pictures }: Pick<Stored, "secrets" | "levels" | "pictures">): boolean {
  const isOpen = secrets === null && ![POSTER_KEY, DOCUMENT_KEY].some((key) => isSecret(key, levels));
  return isOpen && (pictures ?? []).every(({ level }) => level === "member");
}

/** Whether a listing has a value that readers get by signing: then it asks for an agreement (product.md §17.1). */
export function hasForSigners(row: Omit<Stored, "ownerId" | "price" | "measures">): boolean {
  const stored = { ...row, ownerId: "", price: null, measures: measureListing(row) };
  return disclose(stored, "verified").withheld.some(({ needs }) => needs === "nda");
}

/**
 * What it takes to read more of a listing that signing alone does not open: it asks for no agreement, or people sign it
 * only once its owner has approved them.
 */
export function withoutAgreement<Kept extends { readonly needs: Audience | null }>(withheld: readonly Kept[]): Kept[] {
  return withheld.map((each) => (each.needs === "nda" ? { ...each, needs: "granted" } : each));
}
