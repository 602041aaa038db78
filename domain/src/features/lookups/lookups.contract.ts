import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { lookupRequestSchema, lookupSchema } from "./lookups.schema.ts";

export const lookUp = defineCall({
  method: "GET",
  path: "/v1/admin/lookups",
  tag: "lookups",
  summary: "Find people, listings, orders and tickets by a name or number",
  access: "administrators",
  duties: ["support", "finance"],
  query: lookupRequestSchema,
  answer: z.object({ found: lookupSchema }),
});
