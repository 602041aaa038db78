import { messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
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
