import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { dismissRequestSchema, nextStepsSchema } from "./next-steps.schema.ts";

const tag = "listings";

export const listNextSteps = defineCall({
  method: "GET",
  path: "/v1/next-steps",
  tag,
  summary: "List what the account may best do next for its live listings",
  access: "members",
  answer: z.object({ steps: nextStepsSchema }),
});

export const listListingSteps = defineCall({
  method: "GET",
  path: "/v1/property/{id}/next-steps",
  tag,
  summary: "List what one may best do next for one's own listing",
  access: "members",
  params: idParams,
  answer: z.object({ steps: nextStepsSchema }),
});

export const dismissStep = defineCall({
  method: "POST",
  path: "/v1/property/{id}/next-steps/dismiss",
  tag,
  summary: "Stop being told to take this step for one's own listing in its present run",
  access: "members",
  params: idParams,
  body: dismissRequestSchema,
  answer: messageAnswer,
});
