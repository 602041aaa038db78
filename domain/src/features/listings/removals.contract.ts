import { z } from "zod/mini";
import { batchAnswer } from "../../shared/batch.schema.ts";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { moderatedDetailSchema } from "./moderated-detail.schema.ts";
import {
  listModeratedRequestSchema,
  moderatedListingSchema,
  removeListingRequestSchema,
  removeListingsRequestSchema,
} from "./removals.schema.ts";

const tag = "listings";

export const listModeratedListings = defineCall({
  method: "GET",
  path: "/v1/admin/listings",
  tag,
  summary: "List listings of every status, newest first",
  access: "administrators",
  duties: ["support"],
  query: listModeratedRequestSchema,
  answer: z.extend(pageSchema, { listings: z.array(moderatedListingSchema) }),
});

export const exportModeratedListings = defineCall({
  method: "GET",
  path: "/v1/admin/listings/export",
  isAudited: true,
  tag,
  summary: "Download listings as CSV, filtered like the list",
  access: "administrators",
  duties: ["support"],
  query: z.omit(listModeratedRequestSchema, { page: true, limit: true }),
});

export const readModeratedListing = defineCall({
  method: "GET",
  path: "/v1/admin/listings/{id}",
  isAudited: true,
  tag,
  summary: "Read a listing as members do, with its figures, orders and reports",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  answer: z.object({ listing: moderatedDetailSchema }),
});

export const removeListing = defineCall({
  method: "POST",
  path: "/v1/admin/listings/{id}/remove",
  tag,
  summary: "Remove a listing and e-mail its owner the reason",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: removeListingRequestSchema,
  answer: messageAnswer,
});

export const removeListings = defineCall({
  method: "POST",
  path: "/v1/admin/listings/remove",
  tag,
  summary: "Remove several listings for one reason: those that can be removed are, the others are named",
  access: "administrators",
  duties: ["support"],
  body: removeListingsRequestSchema,
  answer: batchAnswer,
});

export const restoreListing = defineCall({
  method: "POST",
  path: "/v1/admin/listings/{id}/restore",
  tag,
  summary: "Restore a removed listing",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});
