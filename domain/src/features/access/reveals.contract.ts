import { z } from "zod/mini";
import { messageAnswer, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { exportRevealsSchema, inspectionSchema, listRevealsSchema, revealSchema } from "./reveals.schema.ts";

const tag = "access";

export const listReveals = defineCall({
  method: "GET",
  path: "/v1/access/reveals",
  tag,
  summary: "List who read what one's own listings keep for few, newest first",
  access: "members",
  query: listRevealsSchema,
  answer: z.extend(pageSchema, { reveals: z.array(revealSchema) }),
});

export const exportReveals = defineCall({
  method: "GET",
  path: "/v1/access/reveals/export",
  tag,
  summary: "Download who read what one's own listings keep for few, as CSV",
  access: "members",
  query: exportRevealsSchema,
});

export const inspectListing = defineCall({
  method: "POST",
  path: "/v1/admin/listings/{listingId}/inspect",
  tag,
  summary:
    "Read a listing's confidential values for 30 minutes, through a report or with a reason that its owner learns",
  access: "administrators",
  duties: ["support"],
  params: z.object({ listingId: pathText }),
  body: inspectionSchema,
  answer: messageAnswer,
});
