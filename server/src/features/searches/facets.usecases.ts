import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import type { Facets } from "@vestpocket/domain/searches/facets.schema";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { getValue } from "../../platform/http/failure.ts";
import { countChoices } from "./facets.queries.ts";
import { toFacets } from "./facets.views.ts";
import type { SearchDeps } from "./searches.deps.ts";

/**
 * How many listings a search would find with each choice of its filters; null if too many would have to be read. Throws
 * Failure naming the invalid fields of the filter.
 */
export async function countFacets({ db, clock }: SearchDeps, typed: SearchFilter): Promise<Facets | null> {
  const filter = getValue(readFilter(typed));
  // A part of the map also includes cities outside the search's own location.
  const { cities } = toCriteria({ ...filter, province: undefined, city: undefined });
  const choices = await db.read((on) =>
    countChoices(on, { criteria: { ...toCriteria(filter), cities }, now: clock.now() }),
  );
  return choices === undefined ? null : toFacets(choices, filter);
}
