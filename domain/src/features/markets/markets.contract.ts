import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { marketFactsSchema, marketRequestSchema } from "./markets.schema.ts";

export const getMarket = defineCall({
  method: "GET",
  path: "/v1/markets",
  tag: "markets",
  summary: "Get the figures of a place and category",
  access: "everyone",
  query: marketRequestSchema,
  answer: z.object({ market: marketFactsSchema }),
});
