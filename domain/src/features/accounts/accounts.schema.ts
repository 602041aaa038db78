import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { ownEntrySchema } from "../agents/agents.schema.ts";
import { assertedCredentialSchema } from "../passkeys/passkeys.schema.ts";
import { botCheckSchema, phoneNumberSchema, verificationCodeSchema } from "../phones/phones.schema.ts";
import { ACCOUNT_MESSAGES } from "./accounts.rules.ts";
import { enteredCodeSchema } from "./entered-codes.schema.ts";
import { agreementRequestSchema, agreementSchema } from "./policies.schema.ts";
import { userSchema } from "./users.schema.ts";

const firstName = withRequiredMessage(readableLine(500), ACCOUNT_MESSAGES.firstNameRequired);
const lastName = withRequiredMessage(readableLine(500), ACCOUNT_MESSAGES.lastNameRequired);
const email = withRequiredMessage(plainText(1_000), ACCOUNT_MESSAGES.emailRequired);
/** Any password. A new one must also pass `validatePassword`. */
const password = withRequiredMessage(plainText(1_000), ACCOUNT_MESSAGES.passwordRequired);
const oobCode = withRequiredMessage(plainText(200), ACCOUNT_MESSAGES.badLink);

export const signUpRequestSchema = z.strictObject({
  firstName,
  lastName,
  email,
  password,
  phoneNumber: phoneNumberSchema,
  /** Without a code the phone number stays unverified, and `altcha` is required. */
  verificationCode: z.optional(verificationCodeSchema),
  altcha: z.optional(botCheckSchema),
  /** The versions of the policies that were shown; by default those in force. */
  agreedTo: z.optional(agreementRequestSchema),
  /** Whether the French version was given first; required with `agreedTo` in English with a phone number of Quebec. */
  isFrenchGiven: z.optional(z.boolean()),
});

export const updateUserRequestSchema = z.strictObject({
  uid: z.optional(idText),
  firstName,
  lastName,
  /** A new number takes effect through `verify-phone`. */
  phoneNumber: plainText(30),
  /** A new address takes effect through the link e-mailed to it. */
  email,
  /** Required with a new address, as is a second-factor code if two-step log-in is on. */
  password: z.optional(plainText(1_000)),
  code: z.optional(enteredCodeSchema),
  /** Instead of both. */
  passkey: z.optional(assertedCredentialSchema),
  /** The language of e-mails and texts to this account. */
  language: z.optional(z.enum(LANGUAGES)),
});

/** An account as its owner sees it. */
export const profileSchema = z.extend(userSchema, {
  emailVerified: z.boolean(),
  /** The new address, until its link has been opened. */
  newEmail: z.nullable(z.string()),
  /** E.164. */
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  isSubscribed: z.boolean(),
  /** Whether an administrator checked their licence; changing the name ends that. */
  isVerifiedAgent: z.boolean(),
  /** Null if they have no entry in the agent directory. */
  directory: z.nullable(ownEntrySchema),
  /** Whether logging in requires a code from an authenticator app. */
  hasSecondFactor: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: countSchema,
  /** The policies the account agreed to: the newest version of each. */
  agreements: z.array(agreementSchema),
  /** Whether they logged in before this session. */
  hasLoggedInBefore: z.boolean(),
  createdAt: momentSchema,
});
export type Profile = z.infer<typeof profileSchema>;

export const forgotPasswordRequestSchema = z.strictObject({ email });
export const resetPasswordRequestSchema = z.strictObject({ oobCode, password });
export const verifyEmailRequestSchema = z.strictObject({
  oobCode,
  /** A new password: required if the link was opened outside a session of its account. */
  password: z.optional(plainText(1_000)),
});
export const secondFactorRequestSchema = z.strictObject({ code: enteredCodeSchema });
const code = z.optional(enteredCodeSchema);
const passkey = z.optional(assertedCredentialSchema);
/** The password, and the code while two-step log-in is on; or a passkey's response instead of both. */
export const identityRequestSchema = z.strictObject({ password: z.optional(password), code, passkey });
export const changePasswordRequestSchema = z.strictObject({
  currentPassword: z.optional(password),
  code,
  passkey,
  newPassword: password,
});
