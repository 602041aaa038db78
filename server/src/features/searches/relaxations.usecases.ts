import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { chooseRelaxations, FEW_RESULTS, listRelaxations } from "@vestpocket/domain/searches/relaxations.rules";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { getValue } from "../../platform/http/failure.ts";
import { countEach, RELAXED_MAX } from "./relaxations.queries.ts";
import type { SearchDeps } from "./searches.deps.ts";

/**
 * For a search that finds few listings: up to three that ask for less, with what they find; nothing for any other search.
 * Throws Failure naming the invalid fields of the filter.
 */
export async function relaxSearch({ db, clock }: Pick<SearchDeps, "db" | "clock">, typed: SearchFilter) {
  const filter = getValue(readFilter(typed));
  const now = clock.now();
  const relaxed = listRelaxations({
    ...filter,
    keywords: filter.keywords.length === 0 ? undefined : [...filter.keywords],
  }).flatMap((relaxation) => {
    // What the wider search cannot have is not offered.
    const read = readFilter(relaxation.filter);
    return "value" in read ? [{ relaxation, criteria: toCriteria(read.value) }] : [];
  });
  const searches = [toCriteria(filter), ...relaxed.map(({ criteria }) => criteria)];
  const [total = 0, ...listings] = await db.read((on) =>
    countEach(
      on,
      searches.map((criteria) => ({ criteria, now })),
    ),
  );
  if (total >= FEW_RESULTS) return [];
  const chosen = chooseRelaxations(
    relaxed.map(({ relaxation }) => relaxation),
    { total, listings },
  );
  return chosen.map((each) => ({
    filter: each.filter,
    listings: Math.min(each.listings, RELAXED_MAX),
    ...(each.listings > RELAXED_MAX && { isAtLeast: true as const }),
  }));
}
