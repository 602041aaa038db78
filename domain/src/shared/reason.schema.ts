import { z } from "zod/mini";
import { REASON_MAX, REASON_MESSAGES } from "./reason.ts";
import { withRequiredMessage } from "./required-message.ts";

/** The reason for an action, which others read later. Line breaks and tabs are its only control characters. */
export const reasonSchema = withRequiredMessage(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX), z.regex(/^(?:[\n\t]|\P{Cc})*$/u)),
  REASON_MESSAGES.required,
);
