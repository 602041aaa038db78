import { z } from "zod/mini";
import { PASSWORD_MAX } from "../accounts/accounts.rules.ts";

const tokenTransport = z.optional(z.enum(["cookie", "body"]));

export const signInRequestSchema = z.strictObject({
  email: z.string().check(z.maxLength(254), z.regex(/^[^\0]*$/u)),
  password: z.string().check(z.maxLength(PASSWORD_MAX), z.regex(/^[^\0]*$/u)),
  tokenTransport,
});

export const refreshRequestSchema = z.strictObject({
  refreshToken: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  tokenTransport,
});

export const ROLES = ["member", "administrator"] as const;
export type Role = (typeof ROLES)[number];

export const userSchema = z.object({
  uid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.enum(["en", "fr"]),
  role: z.enum(ROLES),
  profilePictureUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userSchema>;

export const tokensSchema = z.object({
  accessToken: z.string(),
  /** Unix milliseconds. */
  expirationTime: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  /** Only with `tokenTransport: "body"`; a browser keeps it in a cookie. */
  refreshToken: z.optional(z.string()),
});
export const signedInSchema = z.extend(tokensSchema, { user: userSchema });

/** A place where an account is signed in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  address: z.string(),
  /** Unix seconds, as are all moments that a person reads. */
  createdAt: z.object({ seconds: z.int().check(z.minimum(0), z.maximum(253_402_300_799)) }),
  lastUsedAt: z.object({ seconds: z.int().check(z.minimum(0), z.maximum(253_402_300_799)) }),
  isCurrent: z.boolean(),
});
export type SignedInPlace = z.infer<typeof sessionSchema>;

/** A code of an authenticator app. */
export const secondFactorRequestSchema = z.strictObject({
  code: z.string().check(z.maxLength(20), z.regex(/^[^\0]*$/u)),
});
