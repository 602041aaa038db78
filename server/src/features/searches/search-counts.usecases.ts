import { createHash } from "node:crypto";
import { findCityName } from "@vestpocket/domain/places/places.schema";
import { listBounds, type NamedFilter } from "@vestpocket/domain/searches/searches.rules";
import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { foldText } from "@vestpocket/domain/shared/text";
import { toDate } from "./rotation.rules.ts";
import type { SearchDeps } from "./searches.deps.ts";

/** Counts a search; one without results also by its filters, unless it was for a part of the map. Runs no statement. */
export function countSearch(
  { clock, counter }: Pick<SearchDeps, "clock" | "counter">,
  { filter, total }: { filter: NamedFilter; total: number },
): void {
  const day = toDate(clock.now());
  counter.add(day, total > 0 || filter.within !== undefined ? undefined : toMiss(filter));
}

function toMiss(filter: NamedFilter): { key: string; filters: MissedFilters } {
  const filters = toMissedFilters(filter);
  return { key: createHash("sha256").update(JSON.stringify(filters)).digest("hex"), filters };
}

/** The same for the same search, however it was spelled. */
function toMissedFilters({ type, subtype, province, city, listingType, ...filter }: NamedFilter): MissedFilters {
  const { postedAs, confirmedWithin, lowerPrice, upperPrice, zoning } = filter;
  const bounds = listBounds(filter.bounds ?? {});
  const keywords = [...new Set(filter.keywords.map((keyword) => keyword.toLowerCase()))].sort();
  return {
    ...(type === undefined ? {} : { type }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(province === undefined ? {} : { province }),
    ...(city === undefined ? {} : { city: findCityName(city) ?? foldText(city) }),
    ...(listingType === undefined ? {} : { listingType }),
    ...(postedAs === undefined ? {} : { postedAs }),
    ...(confirmedWithin === undefined ? {} : { confirmedWithin }),
    ...(lowerPrice === undefined ? {} : { lowerPrice }),
    ...(upperPrice === undefined ? {} : { upperPrice }),
    ...(bounds.length === 0
      ? {}
      : { bounds: Object.fromEntries(bounds.map(({ measure, ...range }) => [measure, range])) }),
    ...(zoning === undefined ? {} : { zoning: foldText(zoning) }),
    ...(keywords.length === 0 ? {} : { keywords }),
  };
}
