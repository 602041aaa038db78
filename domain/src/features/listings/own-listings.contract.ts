import { z } from "zod/mini";
import { batchAnswer, batchRequestSchema } from "../../shared/batch.schema.ts";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { closeRequestSchema, ownListingSchema } from "./listings.schema.ts";
import { ownFiguresSchema } from "./own-figures.schema.ts";
import {
  closeManyRequestSchema,
  exportOwnRequestSchema,
  listOwnRequestSchema,
  ownCountsSchema,
  repriceManyRequestSchema,
} from "./own-listings.schema.ts";
import { previewSchema } from "./previews.schema.ts";
import { quotaSchema } from "./quotas.schema.ts";
import { runSchema } from "./runs.schema.ts";
import { todoSchema } from "./todo.schema.ts";

const tag = "listings";

export const listOwnListings = defineCall({
  method: "GET",
  path: "/v1/property/mine",
  tag,
  summary: "List the account's own listings, newest first unless asked otherwise",
  access: "members",
  query: listOwnRequestSchema,
  answer: z.extend(pageSchema, { properties: z.array(ownListingSchema), counts: ownCountsSchema }),
});

export const exportOwnListings = defineCall({
  method: "GET",
  path: "/v1/property/mine/export",
  tag,
  summary: "Download the account's own listings as CSV",
  access: "members",
  query: exportOwnRequestSchema,
});

export const readTodo = defineCall({
  method: "GET",
  path: "/v1/property/todo",
  tag,
  summary: "Count what waits for the account, and the views and inquiries of the last 30 days",
  access: "members",
  answer: z.object({ todo: todoSchema }),
});

export const previewListing = defineCall({
  method: "GET",
  path: "/v1/property/{id}/previews",
  tag,
  summary: "Read one's own listing as each audience reads it",
  access: "members",
  params: idParams,
  answer: z.object({ previews: z.array(previewSchema) }),
});

export const readOwnFigures = defineCall({
  method: "GET",
  path: "/v1/property/{id}/figures",
  tag,
  summary: "Count what waits for one's decision about one's own listing, and who took notice of it",
  access: "members",
  params: idParams,
  answer: z.object({ figures: ownFiguresSchema }),
});

export const readQuota = defineCall({
  method: "GET",
  path: "/v1/property/quota",
  tag,
  summary: "Read how many drafts and file bytes the account has, and may have",
  access: "members",
  answer: z.object({ quota: quotaSchema }),
});

export const closeListing = defineCall({
  method: "POST",
  path: "/v1/property/{id}/close",
  tag,
  summary: "Close a listing",
  access: "members",
  params: idParams,
  body: closeRequestSchema,
  answer: messageAnswer,
});

export const deleteListing = defineCall({
  method: "DELETE",
  path: "/v1/property/{id}",
  tag,
  summary: "Delete a listing that is not paid for, with its files",
  access: "members",
  params: idParams,
  answer: messageAnswer,
});

export const pauseListing = defineCall({
  method: "POST",
  path: "/v1/property/{id}/pause",
  tag,
  summary: "Take an active listing out of search until it is resumed; its paid time goes on",
  access: "members",
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const resumeListing = defineCall({
  method: "POST",
  path: "/v1/property/{id}/resume",
  tag,
  summary: "Put a paused listing back into search",
  access: "members",
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const readRun = defineCall({
  method: "GET",
  path: "/v1/property/{id}/run",
  tag,
  summary:
    "Read what your own live listing has and until when, as a renewal or an upgrade begins with it; null otherwise",
  access: "members",
  params: idParams,
  answer: z.object({ run: z.nullable(runSchema) }),
});

export const closeListings = defineCall({
  method: "POST",
  path: "/v1/property/close",
  tag,
  summary: "Close several listings: those that can be closed are, the others are named",
  access: "members",
  body: closeManyRequestSchema,
  answer: batchAnswer,
});

export const pauseListings = defineCall({
  method: "POST",
  path: "/v1/property/pause",
  tag,
  summary: "Pause several listings: those that can be paused are, the others are named",
  access: "members",
  body: batchRequestSchema,
  answer: batchAnswer,
});

export const resumeListings = defineCall({
  method: "POST",
  path: "/v1/property/resume",
  tag,
  summary: "Resume several paused listings: those that can be resumed are, the others are named",
  access: "members",
  body: batchRequestSchema,
  answer: batchAnswer,
});

export const repriceListings = defineCall({
  method: "POST",
  path: "/v1/property/reprice",
  tag,
  summary: "Change the prices of several listings by a percentage: those that have one and can be changed are",
  access: "members",
  body: repriceManyRequestSchema,
  answer: batchAnswer,
});
