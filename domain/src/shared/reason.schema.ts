import { z } from "zod/mini";
import { REASON_MAX, REASON_MESSAGES } from "./reason.ts";
import { withRequiredWords } from "./required-words.ts";

/** Why somebody does what others have to understand later. Of what cannot be seen it has line breaks and tabs only. */
export const reasonSchema = withRequiredWords(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX), z.regex(/^(?:[\n\t]|\P{Cc})*$/u)),
  REASON_MESSAGES.required,
);
