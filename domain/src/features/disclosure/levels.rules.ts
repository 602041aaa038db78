import { findLeveled, levelKeyOf } from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { type Audience, type Disclosure, reaches } from "./disclosure.terms.ts";

/**
 * Who may read the field with this key: the owner's choice or the field's default, within its floor and ceiling. Fields
 * without a choice are for members, like everything that a listing has always shown (product.md §5.9).
 */
export function effectiveAudience(field: string, levels: Levels): Audience {
  const key = levelKeyOf(field);
  const item = findLeveled(key);
  if (item === undefined) return "member";
  return keepWithin(item, Object.hasOwn(levels, key) ? levels[key] : undefined);
}

/** The owner's choice, or the default, no wider than the floor and no narrower than the ceiling (product.md §5.9). */
export function keepWithin({ byDefault, floor, ceiling }: Disclosure, chosen: Audience = byDefault): Audience {
  if (!reaches(chosen, floor)) return floor;
  return reaches(ceiling, chosen) ? chosen : ceiling;
}

/** Whether the field's value is stored separately from the listing: some members may not read it. */
export function isSecret(field: string, levels: Levels): boolean {
  return !reaches("member", effectiveAudience(field, levels));
}
