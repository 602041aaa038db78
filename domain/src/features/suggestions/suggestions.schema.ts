import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from "../keywords/keywords.rules.ts";

/** What a suggestion sets in a search. A city has its province, and a subtype its category. */
const choiceSchema = z.object({
  province: z.optional(z.string()),
  city: z.optional(z.string()),
  type: z.optional(z.string()),
  subtype: z.optional(z.string()),
  keyword: z.optional(z.string()),
});

/** Something to search for, in the reader's language. */
export const suggestionSchema = z.object({
  kind: z.enum(["province", "city", "category", "subtype", "word"]),
  label: z.string(),
  /** The name of its parent: a city's province, a subtype's category. */
  within: z.optional(z.string()),
  /** How many active listings it finds; for a word at most `WORD_LISTINGS_MAX`, which means that many or more. */
  listings: countSchema,
  choice: choiceSchema,
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** The keywords of a search without results. A character may be two UTF-16 units. */
export const correctionRequestSchema = z.strictObject({
  keywords: z.array(plainText(2 * KEYWORD_LENGTH_MAX)).check(z.minLength(1), z.maxLength(KEYWORDS_MAX)),
});
