import * as calls from "@vestpocket/domain/searches/searches.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { mapListings } from "./bubbles.usecases.ts";
import { countFacets } from "./facets.usecases.ts";
import { listFeaturedCards } from "./featured.usecases.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { searchListings } from "./searches.usecases.ts";
import { listSimilarCards } from "./similar.usecases.ts";

export function registerSearches(serve: Serve, deps: SearchDeps): void {
  serve(calls.searchListings, async ({ body: request, language }) => ({
    response: await searchListings(deps, { request, language }),
  }));

  serve(calls.mapListings, ({ body: filter }) => mapListings(deps, filter));

  serve(calls.countFacets, async ({ body: filter }) => ({ facets: await countFacets(deps, filter) }));

  serve(calls.listFeatured, async ({ body: request, language }) => ({
    properties: await listFeaturedCards(deps, { request, language }),
  }));

  serve(calls.listSimilar, async ({ params: { id }, language }) => ({
    properties: await listSimilarCards(deps, { id, language }),
  }));
}
