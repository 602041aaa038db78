import type { Levels } from "./disclosure.schema.ts";
import type { VisitorCard } from "./disclosure.terms.ts";
import { findPreset, type ListingKind } from "./presets.rules.ts";

/**
 * What visitors see of a listing's card unless its owner says: the whole card, or of a confidential listing only what
 * everyone may read (product.md §5.9).
 */
export function defaultVisitorCard(levels: Levels, kind: ListingKind): VisitorCard {
  return findPreset(levels, kind) === "confidential" ? "public" : "full";
}
