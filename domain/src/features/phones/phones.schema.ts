import { z } from "zod/mini";
import { integer } from "../../shared/numbers.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText } from "../../shared/text.schema.ts";
import { enteredCodeSchema } from "../accounts/entered-codes.schema.ts";
import { assertedCredentialSchema } from "../passkeys/passkeys.schema.ts";
import { PHONE_MESSAGES } from "./phones.rules.ts";

/** A number as entered. Whether codes can be texted to it is a rule (`isReachablePhone`). */
export const phoneNumberSchema = withRequiredMessage(plainText(30), PHONE_MESSAGES.required);

/** A code. Anything but its digits is a wrong code rather than a malformed request. */
export const verificationCodeSchema = withRequiredMessage(plainText(20), PHONE_MESSAGES.codeRequired);

/** The solution of an ALTCHA challenge, as the solver encodes it. */
export const botCheckSchema = plainText(4_000);

export const sendCodeRequestSchema = z.strictObject({
  phoneNumber: phoneNumberSchema,
  altcha: z.optional(botCheckSchema),
});

export const verifyPhoneRequestSchema = z.strictObject({
  phoneNumber: phoneNumberSchema,
  verificationCode: verificationCodeSchema,
  /** Required unless the account already has this number, as is a second-factor code if two-step log-in is on. */
  password: z.optional(plainText(1_000)),
  code: z.optional(enteredCodeSchema),
  /** Instead of both. */
  passkey: z.optional(assertedCredentialSchema),
});

/** A challenge for the browser to solve, in ALTCHA's format. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: integer(1, 1_000_000),
    keyLength: integer(1, 64),
    keyPrefix: z.string(),
    /** `expiresAt`: until when it can be solved, in Unix milliseconds. */
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
});
