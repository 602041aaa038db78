import { z } from "zod/mini";
import { withRequiredWords } from "../../shared/required-words.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { botCheckSchema, phoneNumberSchema, verificationCodeSchema } from "../phones/phones.schema.ts";
import { userSchema } from "../sessions/sessions.schema.ts";
import { ACCOUNT_MESSAGES } from "./accounts.rules.ts";

/** Text of a form: what is right for it is a rule, so that the answer has the product's words. */
const formText = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[^\0]*$/u));

const firstName = withRequiredWords(formText(500), ACCOUNT_MESSAGES.firstNameRequired);
const lastName = withRequiredWords(formText(500), ACCOUNT_MESSAGES.lastNameRequired);
const email = withRequiredWords(formText(1_000), ACCOUNT_MESSAGES.emailRequired);
/** A password that exists; a new one obeys `validatePassword`. */
const password = withRequiredWords(formText(1_000), ACCOUNT_MESSAGES.passwordRequired);
const oobCode = withRequiredWords(formText(200), ACCOUNT_MESSAGES.badLink);

export const signUpRequestSchema = z.strictObject({
  firstName,
  lastName,
  email,
  password,
  phoneNumber: phoneNumberSchema,
  /** Without it the account's phone stays unverified, and `altcha` is needed. */
  verificationCode: z.optional(verificationCodeSchema),
  altcha: z.optional(botCheckSchema),
});

export const updateUserRequestSchema = z.strictObject({
  uid: z.optional(z.uuid()),
  firstName,
  lastName,
  /** Another number than the present one is taken over by `verify-phone`. */
  phoneNumber: formText(30),
  /** Another address than the present one is taken over by the link that is mailed to it. */
  email,
  /** In which the account gets its messages. */
  language: z.optional(z.enum(LANGUAGES)),
});

/** An account as its owner reads it. */
export const profileSchema = z.extend(userSchema, {
  emailVerified: z.boolean(),
  /** The address that waits for the link mailed to it. */
  newEmail: z.nullable(z.string()),
  /** E.164. */
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  isSubscribed: z.boolean(),
  /** Signing in as an administrator needs a code of an authenticator app. */
  hasSecondFactor: z.boolean(),
  createdAt: z.object({ seconds: z.int().check(z.minimum(0), z.maximum(253_402_300_799)) }),
});
export type Profile = z.infer<typeof profileSchema>;

export const forgotPasswordRequestSchema = z.strictObject({ email });
export const resetPasswordRequestSchema = z.strictObject({ oobCode, password });
export const verifyEmailRequestSchema = z.strictObject({ oobCode });
export const changePasswordRequestSchema = z.strictObject({ currentPassword: password, newPassword: password });
export const passwordRequestSchema = z.strictObject({ password });
