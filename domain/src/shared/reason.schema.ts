import { z } from "zod/mini";
import { REASON_MAX, REASON_MESSAGES } from "./reason.ts";
import { withRequiredMessage } from "./required-message.ts";
import { readableText } from "./text.schema.ts";

/** The reason for an action, which others read later. */
export const reasonSchema = withRequiredMessage(
  readableText(REASON_MAX).check(z.minLength(1)),
  REASON_MESSAGES.required,
);
