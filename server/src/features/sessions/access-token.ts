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

/** The claims of a token that is ours and in time; undefined for any other text. */
export async function readAccessToken(key: KeyObject, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ["sub", "exp", "sid"],
    });
    const { sub, sid } = payload;
    if (!validate(sub) || !validate(sid)) return undefined;
    return { uid: sub as string, sessionId: sid as string };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
