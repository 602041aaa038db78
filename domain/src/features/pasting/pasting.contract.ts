import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { BROCHURE_PAGES_MAX, BROCHURE_TEXT_MAX } from "./brochures.terms.ts";

export const readBrochure = defineCall({
  method: "POST",
  path: "/v1/brochure-texts",
  tag: "listings",
  summary: "Read the text of a listing's brochure (PDF), of which nothing is kept",
  access: "members",
  form: z.object({ file: z.file() }),
  answer: z.object({
    /** Of the first pages, with a line break between them. */
    text: z.string().check(z.maxLength(BROCHURE_TEXT_MAX)),
    /** How many pages were read. */
    pages: integer(1, BROCHURE_PAGES_MAX),
  }),
});
