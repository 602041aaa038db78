import { listingCardSchema } from "@vestpocket/domain/listings/listings.schema";
import { facetsResponseSchema } from "@vestpocket/domain/searches/facets.schema";
import * as calls from "@vestpocket/domain/searches/searches.contract";
import {
  featuredCardSchema,
  mapResponseSchema,
  type SearchFilter,
  searchResponseSchema,
} from "@vestpocket/domain/searches/searches.schema";
import { z } from "zod/mini";
import { isAhead } from "../../platform/http/prefetching.ts";
import { serializedSchema } from "../../platform/http/serialized.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { mapListings } from "./bubbles.usecases.ts";
import { countFacets } from "./facets.usecases.ts";
import { listFeaturedCards } from "./featured.usecases.ts";
import { createAnswerCache, keepAnswer } from "./kept-answers.usecases.ts";
import { relaxSearch } from "./relaxations.usecases.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { searchListings } from "./searches.usecases.ts";
import { listSimilarCards } from "./similar.usecases.ts";

const { response } = searchResponseSchema.shape;
const sentCards = z.array(serializedSchema(listingCardSchema));
const sent = z.object({ response: z.extend(response, { properties: sentCards }) });

const hasKeywords = ({ keywords = [] }: SearchFilter) => keywords.length > 0;

export function registerSearches(serve: Serve, deps: SearchDeps): void {
  const keeping = { ...deps, answers: createAnswerCache() };

  serve(
    calls.searchListings,
    async ({ body: request, language, viewer, request: { headers } }) => {
      const reader = isAhead(headers) ? undefined : viewer;
      return { response: await searchListings(deps, { request, language, viewer: reader }) };
    },
    { sent, isSlow: hasKeywords },
  );

  serve(
    calls.mapListings,
    ({ body: filter }) =>
      keepAnswer(keeping, { name: "map", schema: mapResponseSchema, filter, build: () => mapListings(deps, filter) }),
    { sent: serializedSchema(mapResponseSchema), isSlow: hasKeywords },
  );

  serve(
    calls.countFacets,
    ({ body: filter }) => {
      const build = async () => ({ facets: await countFacets(deps, filter) });
      return keepAnswer(keeping, { name: "facets", schema: facetsResponseSchema, filter, build });
    },
    { sent: serializedSchema(facetsResponseSchema), isSlow: hasKeywords },
  );

  serve(calls.relaxSearch, async ({ body: filter }) => ({ relaxations: await relaxSearch(deps, filter) }), {
    isSlow: hasKeywords,
  });

  serve(
    calls.listFeatured,
    async ({ body: request, language, viewer }) => ({
      properties: await listFeaturedCards(deps, { request, language, isMember: viewer !== undefined }),
    }),
    { sent: z.object({ properties: z.array(serializedSchema(featuredCardSchema)) }) },
  );

  serve(calls.listSimilar, async ({ params: { id }, language }) => ({
    properties: await listSimilarCards(deps, { id, language }),
  }));
}
