import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { withRequiredWords } from "../../shared/required-words.ts";
import { plainText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { botCheckSchema, phoneNumberSchema, verificationCodeSchema } from "../phones/phones.schema.ts";
import { ACCOUNT_MESSAGES } from "./accounts.rules.ts";
import { userSchema } from "./users.schema.ts";

const firstName = withRequiredWords(plainText(500), ACCOUNT_MESSAGES.firstNameRequired);
const lastName = withRequiredWords(plainText(500), ACCOUNT_MESSAGES.lastNameRequired);
const email = withRequiredWords(plainText(1_000), ACCOUNT_MESSAGES.emailRequired);
/** A password that exists; a new one obeys `validatePassword`. */
const password = withRequiredWords(plainText(1_000), ACCOUNT_MESSAGES.passwordRequired);
const oobCode = withRequiredWords(plainText(200), ACCOUNT_MESSAGES.badLink);

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
  phoneNumber: plainText(30),
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
  createdAt: momentSchema,
});
export type Profile = z.infer<typeof profileSchema>;

export const forgotPasswordRequestSchema = z.strictObject({ email });
export const resetPasswordRequestSchema = z.strictObject({ oobCode, password });
export const verifyEmailRequestSchema = z.strictObject({ oobCode });
export const changePasswordRequestSchema = z.strictObject({ currentPassword: password, newPassword: password });
export const passwordRequestSchema = z.strictObject({ password });

/** A code of an authenticator app. */
export const secondFactorRequestSchema = z.strictObject({
  code: plainText(20),
});
