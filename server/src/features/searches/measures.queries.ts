import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";

/** A measure's column, in hundredths of its unit; null if a listing has none. It is named after the measure's key. */
export function columnOf(key: MeasureKey): SQL {
  return sql.raw(key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`));
}

/** A listing's zoning, normalized with `foldText`; null if it has none. */
export const ZONING = sql`zoning_key`;
