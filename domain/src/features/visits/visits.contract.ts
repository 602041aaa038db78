import { z } from "zod/mini";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { figuresRequestSchema, listingFiguresSchema, ownerFiguresSchema } from "./figures.schema.ts";
import { recentVisitsSchema } from "./visits.schema.ts";

const tag = "views";

export const listRecentVisits = defineCall({
  method: "GET",
  path: "/v1/views/recent",
  tag,
  summary: "List the active listings viewed last",
  access: "members",
  answer: recentVisitsSchema,
});

export const clearRecentVisits = defineCall({
  method: "DELETE",
  path: "/v1/views/recent",
  tag,
  summary: "Clear the recently viewed listings",
  access: "members",
  answer: messageAnswer,
});

export const readListingFigures = defineCall({
  method: "GET",
  path: "/v1/property/{id}/figures/days",
  tag,
  summary: "Read how one's own listing does, day by day, and how others of its kind do",
  access: "members",
  params: idParams,
  query: figuresRequestSchema,
  answer: z.object({ figures: listingFiguresSchema }),
});

export const exportListingFigures = defineCall({
  method: "GET",
  path: "/v1/property/{id}/figures/export",
  tag,
  summary: "Download the figures of one's own listing as CSV, a row for each day that is kept",
  access: "members",
  params: idParams,
});

export const readOwnerFigures = defineCall({
  method: "GET",
  path: "/v1/property/mine/figures",
  tag,
  summary: "Read how all of the account's listings did together in the last 30 days, day by day",
  access: "members",
  answer: z.object({ figures: ownerFiguresSchema }),
});

export const noteShare = defineCall({
  method: "POST",
  path: "/v1/property/{id}/shares",
  tag,
  summary: "Tell that one shared a listing's link; it is counted, without by whom",
  access: "members",
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});
