import { defineCall } from "../../shared/contract.ts";
import { comparedAnswer, compareRequestSchema } from "./comparing.schema.ts";

export const compareListings = defineCall({
  method: "POST",
  path: "/v1/property/compare",
  tag: "listings",
  summary: "Read up to four listings side by side",
  access: "members",
  body: compareRequestSchema,
  answer: comparedAnswer,
});
