import { z } from "zod/mini";
import { trimmedText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { DESCRIPTION_MAX, TITLE_MAX } from "../listings/listing-texts.rules.ts";

/** A listing's public texts in one language, to be drafted in the other. */
export const translationRequestSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  title: trimmedText(TITLE_MAX).check(z.minLength(1)),
  /** Empty if the listing has none. */
  description: trimmedText(DESCRIPTION_MAX),
});
export type TranslationRequest = z.infer<typeof translationRequestSchema>;

/** The same texts in the other language, machine-drafted. They can be longer than a listing allows. */
export const translationSchema = z.object({
  language: z.enum(LANGUAGES),
  title: trimmedText(500).check(z.minLength(1)),
  description: trimmedText(10_000),
});
export type Translation = z.infer<typeof translationSchema>;
