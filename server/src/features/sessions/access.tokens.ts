import { createSecretKey, type KeyObject } from "node:crypto";
import { ACCESS_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import { errors, jwtVerify, SignJWT } from "jose";
import { validate as isUuid } from "uuid";
import { deriveKey } from "../../platform/keys.ts";

const ISSUER = "vestpocket";
const AUDIENCE = "vestpocket-api";

/** An access token's claims: its account, and the session that must still be active. */
export interface AccessClaims {
  readonly uid: string;
  readonly sessionId: string;
}

/** A key object is imported once, not on every request. */
export function deriveAccessKey(secret: string): KeyObject {
  return createSecretKey(deriveKey(secret, "access-token"));
}

/** `expirationTime`: Unix milliseconds. */
export async function signAccessToken(
  key: KeyObject,
  { uid, sessionId, now }: AccessClaims & { now: Date },
): Promise<{ accessToken: string; expirationTime: number }> {
  const seconds = Math.floor(now.getTime() / 1000);
  const accessToken = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(uid)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key);
  return { accessToken, expirationTime: (seconds + ACCESS_TOKEN_SECONDS) * 1000 };
}

/** The claims of one of our access tokens, if it has not expired; undefined for any other text. */
export type ReadAccessToken = (token: string, now: Date) => Promise<AccessClaims | undefined>;

const CACHED_MAX = 10_000;

/**
 * Verifies each token's signature once and remembers the result. The expiry is checked on every read; whether the
 * session is still active is for the caller to check.
 */
export function createAccessTokenReader(key: KeyObject): ReadAccessToken {
  const cache = new Map<string, VerifiedToken>();
  return async (token, now) => {
    const cached = cache.get(token);
    if (cached !== undefined) return now.getTime() < cached.expiresAt ? cached.claims : undefined;
    const verified = await verifyAccessToken(key, { token, now });
    if (verified === undefined) return undefined;
    if (cache.size >= CACHED_MAX) cache.clear();
    cache.set(token, verified);
    return verified.claims;
  };
}

interface VerifiedToken {
  readonly claims: AccessClaims;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

export async function verifyAccessToken(
  key: KeyObject,
  { token, now }: { token: string; now: Date },
): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ["sub", "exp", "sid"],
    });
    const { sub, sid, exp } = payload;
    if (!isUuid(sub) || !isUuid(sid) || exp === undefined) return undefined;
    return { claims: { uid: sub as string, sessionId: sid as string }, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
