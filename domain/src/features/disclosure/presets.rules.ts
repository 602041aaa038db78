import { findSubtypeForm } from "../listings/listings.fields.ts";
import {
  DOCUMENT_KEY,
  findLeveled,
  isConfidentialField,
  isMoney,
  levelKeyOf,
  POSTER_KEY,
  PRICE_KEY,
} from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { reaches } from "./disclosure.terms.ts";
import { effectiveAudience } from "./levels.rules.ts";

/** A choice for all of a listing: everything for members, or what identifies it only after an agreement (product.md §5.9). */
export const PRESETS = ["open", "confidential"] as const;
export type Preset = (typeof PRESETS)[number];

/** What is listed; empty or unknown while nothing is chosen. */
export interface ListingKind {
  readonly type: string;
  readonly subtype: string;
}

/**
 * What the preset Confidential withholds until readers have signed: the figures about money that a listing of this kind
 * can have, in the form's order, the document and who posted the listing. Not the price, nor what states it.
 */
export function listWithheldKeys(kind: ListingKind): string[] {
  const fields = findSubtypeForm(kind.type, kind.subtype)?.fields ?? [];
  const figures = fields.filter((field) => isMoney(field) && levelKeyOf(field.key) !== PRICE_KEY);
  return [...figures.map(({ key }) => key), DOCUMENT_KEY, POSTER_KEY];
}

/** The preset that these levels match, which for `confidential` includes narrower ones; undefined for other choices. */
export function findPreset(levels: Levels, kind: ListingKind): Preset | undefined {
  const own = listOwnKeys(kind);
  if (own.every((key) => effectiveAudience(key, levels) === defaultOf(key))) return "open";
  const isNarrow = own.every((key) => reaches(effectiveAudience(key, levels), defaultOf(key)));
  return isNarrow && listWithheldKeys(kind).every((key) => isAfterSigning(key, levels)) ? "confidential" : undefined;
}

/**
 * The levels as a preset sets them. `confidential` narrows and never widens: what is narrower already stays, and what
 * was for everyone becomes the members'. `open` gives everything but the confidential texts its default.
 */
export function applyPreset(levels: Levels, { preset, ...kind }: ListingKind & { preset: Preset }): Levels {
  const kept = Object.entries(levels).filter(
    ([key, level]) => isConfidentialField(key) || (preset === "confidential" && level !== "public"),
  );
  const raised = preset === "open" ? [] : listWithheldKeys(kind).filter((key) => !isAfterSigning(key, levels));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(raised.map((key) => [key, "nda" as const])) };
}

/** The keys of a kind's values that presets decide about. */
function listOwnKeys(kind: ListingKind): string[] {
  const fields = (findSubtypeForm(kind.type, kind.subtype)?.fields ?? []).map(({ key }) => levelKeyOf(key));
  return [...new Set([PRICE_KEY, ...fields, DOCUMENT_KEY, POSTER_KEY])];
}

const isAfterSigning = (key: string, levels: Levels) => reaches(effectiveAudience(key, levels), "nda");

const defaultOf = (key: string) => findLeveled(key)?.byDefault ?? "member";
