import { z } from "zod/mini";
import { REASON_MAX, REASON_MESSAGES } from "./reason.ts";
import { withRequiredMessage } from "./required-message.ts";
import { trimmedText } from "./text.schema.ts";

/** The reason for an action, which others read later. Line breaks and tabs are its only control characters. */
export const reasonSchema = withRequiredMessage(
  trimmedText(REASON_MAX).check(z.minLength(1), z.regex(/^(?:[\n\t]|\P{Cc})*$/u)),
  REASON_MESSAGES.required,
);
