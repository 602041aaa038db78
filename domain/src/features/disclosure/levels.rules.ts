import { findLeveled, levelKeyOf } from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { type Audience, reaches } from "./disclosure.terms.ts";

/**
 * Who may read the field with this key: the owner's choice or the field's default, within its floor and ceiling. Fields
 * without a choice are for members, like everything that a listing has always shown (product.md §5.9).
 */
export function effectiveAudience(field: string, levels: Levels): Audience {
  const key = levelKeyOf(field);
  const item = findLeveled(key);
  if (item === undefined) return "member";
  const chosen = Object.hasOwn(levels, key) ? levels[key] : undefined;
  const wanted = chosen ?? item.byDefault;
  if (!reaches(wanted, item.floor)) return item.floor;
  return reaches(item.ceiling, wanted) ? wanted : item.ceiling;
}

/** Whether the field's value is stored separately from the listing: some members may not read it. */
export function isSecret(field: string, levels: Levels): boolean {
  return !reaches("member", effectiveAudience(field, levels));
}
