import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import { chooseRelaxations, FEW_RESULTS, listRelaxations } from "@vestpocket/domain/searches/relaxations.rules";
import { type NamedFilter, readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { getValue } from "../../platform/http/failure.ts";
import type { Part } from "./matches.queries.ts";
import { countEach, RELAXED_MAX } from "./relaxations.queries.ts";
import type { SearchDeps } from "./searches.deps.ts";

/**
 * For a search that finds few listings: up to three that ask for less, with what they find; nothing for any other search.
 * Throws Failure naming the invalid fields of the filter.
 */
export async function relaxSearch({ db, clock }: Pick<SearchDeps, "db" | "clock">, typed: SearchFilter) {
  const { total, chosen } = await relax({ db, clock }, getValue(readFilter(typed)), "all");
  return total >= FEW_RESULTS ? [] : chosen.map(({ filter, listings }) => ({ filter, ...toCount(listings) }));
}

const toCount = (listings: number) => ({
  listings: Math.min(listings, RELAXED_MAX),
  ...(listings > RELAXED_MAX && { isAtLeast: true as const }),
});

/**
 * How many listings have all that a search asks for, and up to three searches that ask for a little less, with how many
 * more have all of that. Undefined if the filter is invalid.
 */
export async function measureFit(deps: Pick<SearchDeps, "db" | "clock">, typed: SearchFilter) {
  const read = readFilter(typed);
  if (!("value" in read)) return undefined;
  const { total, chosen } = await relax(deps, read.value, "comparable");
  return {
    ...toCount(total),
    near: chosen.map(({ filter, listings }) => {
      const { listings: more, ...rest } = toCount(listings - total);
      return { filter, more, ...rest };
    }),
  };
}

/** Counts a search and what asks for a little less, in one statement. */
async function relax({ db, clock }: Pick<SearchDeps, "db" | "clock">, filter: NamedFilter, part: Part) {
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
      part,
    ),
  );
  const chosen = chooseRelaxations(
    relaxed.map(({ relaxation }) => relaxation),
    { total, listings },
  );
  return { total, chosen };
}
