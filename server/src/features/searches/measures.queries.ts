import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";

/** The column of a measure, in hundredths of its unit; null where a listing has none. It is named after the measure's key. */
export function columnOf(key: MeasureKey): SQL {
  return sql.raw(key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`));
}

/** The zoning that a listing states, as `foldText` writes it; null where it states none. */
export const ZONING = sql`zoning_key`;
