import type { KeyObject } from "node:crypto";
import { ACCESS_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import { errors, jwtVerify, SignJWT } from "jose";
import { validate } from "uuid";

const ISSUER = "vestpocket";
const AUDIENCE = "vestpocket-api";

/** What an access token says: whose it is, and the session that must still live. */
export interface AccessClaims {
  readonly uid: string;
  readonly sessionId: string;
}

export async function signAccessToken(
  key: KeyObject,
  claims: AccessClaims,
  now: Date,
): Promise<{ accessToken: string; expirationTime: number }> {
  const seconds = Math.floor(now.getTime() / 1000);
  const accessToken = await new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(claims.uid)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key);
  return { accessToken, expirationTime: (seconds + ACCESS_TOKEN_SECONDS) * 1000 };
}

export interface TokenReader {
  /** The claims of a token that is ours and in time; undefined for any other text. */
  read(token: string, now: Date): Promise<AccessClaims | undefined>;
}

/** Tokens whose signature is remembered at most. */
const REMEMBERED_MAX = 10_000;

/**
 * Reads access tokens. A signature that was right once is right again, so it is computed once a token; what may change, the
 * time and the session behind it, is looked at every time.
 */
export function createTokenReader(key: KeyObject): TokenReader {
  const remembered = new Map<string, { claims: AccessClaims; expiresAt: number }>();
  return {
    async read(token, now) {
      const known = remembered.get(token);
      if (known !== undefined) return now.getTime() < known.expiresAt ? known.claims : undefined;
      const found = await verify(key, token, now);
      if (found === undefined) return undefined;
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(token, found);
      return found.claims;
    },
  };
}

async function verify(
  key: KeyObject,
  token: string,
  now: Date,
): Promise<{ claims: AccessClaims; expiresAt: number } | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ["sub", "exp", "sid"],
    });
    const { sub, sid, exp } = payload;
    if (!validate(sub) || !validate(sid) || exp === undefined) return undefined;
    return { claims: { uid: sub as string, sessionId: sid as string }, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
