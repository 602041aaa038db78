import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { siteFactsSchema } from "./operators.schema.ts";

export const getSiteFacts = defineCall({
  method: "GET",
  path: "/v1/operator",
  tag: "operators",
  summary: "Get who runs this site and which companies process data for it",
  access: "everyone",
  answer: z.object({ facts: siteFactsSchema }),
});
