import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { suggestionSchema } from "./suggestions.schema.ts";

export const listSuggestions = defineCall({
  method: "GET",
  path: "/v1/suggestions",
  tag: "suggestions",
  summary: "List what a search can be narrowed to: places, categories and frequent words",
  access: "everyone",
  answer: z.object({ suggestions: z.array(suggestionSchema) }),
});
