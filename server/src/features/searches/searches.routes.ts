import {
  featuredRequestSchema,
  featuredResponseSchema,
  searchRequestSchema,
  searchResponseSchema,
} from "@vestpocket/domain/searches/searches.schema";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf } from "../../platform/language.ts";
import type { Searches } from "./searches.usecases.ts";

const tags = ["searches"];

export function registerSearches(api: Api, parts: { searches: Searches; gate: Gate }): void {
  const { searches } = parts;

  api.post(
    "/v1/property/search",
    {
      onRequest: parts.gate,
      schema: {
        tags,
        summary: "Search active listings",
        body: searchRequestSchema,
        response: { 200: searchResponseSchema },
      },
    },
    async (request) => ({ response: await searches.search(request.body, languageOf(request)) }),
  );

  api.post(
    "/v1/property/featured",
    {
      schema: {
        tags,
        summary: "Featured listings for the home page",
        body: featuredRequestSchema,
        response: { 200: featuredResponseSchema },
      },
    },
    async (request) => ({ properties: await searches.feature(request.body, languageOf(request)) }),
  );
}
