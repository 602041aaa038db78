import { z } from "zod/mini";
import { ADMINISTRATOR_ROLES } from "../../shared/administrator-roles.ts";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { PASSWORD_MAX } from "../accounts/accounts.rules.ts";
import { enteredCodeSchema } from "../accounts/entered-codes.schema.ts";
import { userSchema } from "../accounts/users.schema.ts";
import { assertedCredentialSchema } from "../passkeys/passkeys.schema.ts";

const tokenTransport = z.optional(z.enum(["cookie", "body"]));

export const signInRequestSchema = z.strictObject({
  email: plainText(254),
  password: plainText(PASSWORD_MAX),
  tokenTransport,
});

const challenge = plainText(100).check(z.minLength(1));

export const completeSignInRequestSchema = z.strictObject({
  challenge,
  code: enteredCodeSchema,
  tokenTransport,
});

export const beginPasskeySignInRequestSchema = z.strictObject({
  /** The challenge of a log-in waiting for its code: then only a passkey of its account will do. */
  challenge: z.optional(challenge),
});

export const passkeySignInRequestSchema = z.strictObject({ credential: assertedCredentialSchema, tokenTransport });

export type PasskeySignIn = z.infer<typeof passkeySignInRequestSchema>;

export const refreshRequestSchema = z.strictObject({
  refreshToken: z.optional(plainText(500).check(z.minLength(1))),
  tokenTransport,
});

export const tokensSchema = z.object({
  accessToken: z.string(),
  /** Unix milliseconds. */
  expirationTime: integer(0, Number.MAX_SAFE_INTEGER),
  /** Only with `tokenTransport: "body"`; browsers keep it in a cookie. */
  refreshToken: z.optional(z.string()),
});
export const signedInSchema = z.extend(tokensSchema, { user: userSchema });

/** The password was right, and two-step log-in is on: a code is needed before there is a session. */
export const challengeSchema = z.object({
  challenge: z.string(),
  /** Until when it can be answered, in Unix milliseconds. */
  expirationTime: integer(0, Number.MAX_SAFE_INTEGER),
  /** Whether one of the account's passkeys can replace the code. */
  hasPasskey: z.boolean(),
});

/** What a session may do, so that a page need not try. */
export const sessionRightsSchema = z.object({
  isAdministrator: z.boolean(),
  /** Null unless it is an administrator's. */
  administratorRole: z.nullable(z.enum(ADMINISTRATOR_ROLES)),
  /** Whether a second factor would give it the administrator role. */
  needsSecondFactor: z.boolean(),
});

/** An active session, as the account's owner sees it. */
export const activeSessionSchema = z.object({
  id: idText,
  userAgent: z.string(),
  address: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema,
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSessionSchema>;
