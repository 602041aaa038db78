import { idParams } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { facetsResponseSchema } from "./facets.schema.ts";
import { relaxationsResponseSchema } from "./relaxations.schema.ts";
import {
  featuredRequestSchema,
  featuredResponseSchema,
  mapRequestSchema,
  mapResponseSchema,
  searchFilterSchema,
  searchRequestSchema,
  searchResponseSchema,
  similarResponseSchema,
} from "./searches.schema.ts";

const tag = "searches";

export const searchListings = defineCall({
  method: "POST",
  path: "/v1/property/search",
  tag,
  summary: "Search active listings",
  access: "members",
  mayLag: true,
  isHeavy: true,
  body: searchRequestSchema,
  answer: searchResponseSchema,
});

export const mapListings = defineCall({
  method: "POST",
  path: "/v1/property/map",
  tag,
  summary: "Count a search's listings by city",
  access: "members",
  mayLag: true,
  isHeavy: true,
  body: mapRequestSchema,
  answer: mapResponseSchema,
});

export const countFacets = defineCall({
  method: "POST",
  path: "/v1/property/facets",
  tag,
  summary: "Count what a search would find with each choice of its filters",
  access: "members",
  mayLag: true,
  isHeavy: true,
  body: searchFilterSchema,
  answer: facetsResponseSchema,
});

export const relaxSearch = defineCall({
  method: "POST",
  path: "/v1/property/relaxations",
  tag,
  summary: "Count what a search would find if it asked for a little less",
  access: "members",
  mayLag: true,
  isHeavy: true,
  body: searchFilterSchema,
  answer: relaxationsResponseSchema,
});

export const listFeatured = defineCall({
  method: "POST",
  path: "/v1/property/featured",
  tag,
  summary: "List featured listings for the home page",
  access: "everyone-known",
  mayLag: true,
  body: featuredRequestSchema,
  answer: featuredResponseSchema,
});

export const listSimilar = defineCall({
  method: "GET",
  path: "/v1/property/{id}/similar",
  tag,
  summary: "List active listings like this one",
  access: "members",
  mayLag: true,
  isHeavy: true,
  params: idParams,
  answer: similarResponseSchema,
});
