import { findSubtypeForm } from "../listings/listings.fields.ts";
import {
  DOCUMENT_KEY,
  findLeveled,
  isConfidentialField,
  levelKeyOf,
  POSTER_KEY,
  PRICE_KEY,
} from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { type Audience, type Disclosure, MEMBERS_BY_DEFAULT, reaches } from "./disclosure.terms.ts";
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
 * What the preset Confidential withholds from members, in the form's order, as each value declares: the figures about
 * money that a listing of this kind can have, the document and who posted the listing. Not the price, nor what states it.
 */
export function listWithheldKeys(kind: ListingKind): string[] {
  return listOwnKeys(kind).filter((key) => isNarrower(disclosureOf(key).confidential, disclosureOf(key).byDefault));
}

/** The preset that these levels match, which for `confidential` includes narrower ones; undefined for other choices. */
export function findPreset(levels: Levels, kind: ListingKind): Preset | undefined {
  const own = listOwnKeys(kind);
  if (own.every((key) => effectiveAudience(key, levels) === defaultOf(key))) return "open";
  const isNarrow = own.every((key) => reaches(effectiveAudience(key, levels), defaultOf(key)));
  return isNarrow && listWithheldKeys(kind).every((key) => isConfidential(key, levels)) ? "confidential" : undefined;
}

/**
 * The levels as a preset sets them. `confidential` narrows and never widens: what is narrower already stays, and what
 * was for everyone becomes the members'. `open` gives everything but the confidential texts its default.
 */
export function applyPreset(levels: Levels, { preset, ...kind }: ListingKind & { preset: Preset }): Levels {
  const kept = Object.entries(levels).filter(
    ([key, level]) => isConfidentialField(key) || (preset === "confidential" && level !== "public"),
  );
  const raised = preset === "open" ? [] : listWithheldKeys(kind).filter((key) => !isConfidential(key, levels));
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(raised.map((key) => [key, disclosureOf(key).confidential])),
  };
}

/** The keys of a kind's values that presets decide about. */
function listOwnKeys(kind: ListingKind): string[] {
  const fields = (findSubtypeForm(kind.type, kind.subtype)?.fields ?? []).map(({ key }) => levelKeyOf(key));
  return [...new Set([PRICE_KEY, ...fields, DOCUMENT_KEY, POSTER_KEY])];
}

const isConfidential = (key: string, levels: Levels) =>
  reaches(effectiveAudience(key, levels), disclosureOf(key).confidential);

const disclosureOf = (key: string): Disclosure => findLeveled(key) ?? MEMBERS_BY_DEFAULT;

const defaultOf = (key: string) => disclosureOf(key).byDefault;

const isNarrower = (audience: Audience, than: Audience) => !reaches(than, audience);
