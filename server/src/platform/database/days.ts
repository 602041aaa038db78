import type { DayRange } from "@vestpocket/domain/shared/paging.schema";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Conditions that limit a timestamp to these UTC days, inclusive; none if no day is given. */
export function isWithinDays(moment: SQLWrapper, { from, to }: DayRange): SQL[] {
  return [
    ...(from ? [sql`${moment} >= ${from}::date::timestamp AT TIME ZONE 'UTC'`] : []),
    ...(to ? [sql`${moment} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`] : []),
  ];
}
