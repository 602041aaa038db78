import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { correctionRequestSchema, suggestionSchema } from "./suggestions.schema.ts";

export const listSuggestions = defineCall({
  method: "GET",
  path: "/v1/suggestions",
  tag: "suggestions",
  summary: "List what a search can be narrowed to: places, categories and frequent words",
  access: "everyone",
  answer: z.object({ suggestions: z.array(suggestionSchema) }),
});

export const correctKeywords = defineCall({
  method: "POST",
  path: "/v1/suggestions/corrections",
  tag: "suggestions",
  summary: "Correct the spelling of keywords that found nothing",
  access: "members",
  isHeavy: true,
  body: correctionRequestSchema,
  /** Null if every word is known, or if no known word is similar. */
  answer: z.object({ keywords: z.nullable(z.array(z.string())) }),
});
