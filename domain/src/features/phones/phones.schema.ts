import { z } from "zod/mini";
import { withRequiredWords } from "../../shared/required-words.ts";
import { PHONE_MESSAGES } from "./phones.rules.ts";

/** A number as a person gives it; whether a code may go there is a rule (`isReachablePhone`). */
export const phoneNumberSchema = withRequiredWords(
  z.string().check(z.maxLength(30), z.regex(/^[^\0]*$/u)),
  PHONE_MESSAGES.required,
);

/** The digits of a code; anything else is a wrong code rather than a wrong form. */
export const verificationCodeSchema = withRequiredWords(
  z.string().check(z.maxLength(20), z.regex(/^[^\0]*$/u)),
  PHONE_MESSAGES.codeRequired,
);

/** The solution of an ALTCHA challenge, as the solver encodes it. */
export const botCheckSchema = z.string().check(z.maxLength(4_000), z.regex(/^[^\0]*$/u));

export const sendCodeRequestSchema = z.strictObject({
  phoneNumber: phoneNumberSchema,
  altcha: z.optional(botCheckSchema),
});

export const verifyPhoneRequestSchema = z.strictObject({
  phoneNumber: phoneNumberSchema,
  verificationCode: verificationCodeSchema,
});
