import {
  classifyRefresh,
  REFRESH_TOKEN_SECONDS,
  SESSION_MAX_SECONDS,
} from "@vestpocket/domain/sessions/sessions.rules";
import { signInNeeded } from "../../platform/http/failure.ts";
import { signAccessToken } from "./access.tokens.ts";
import { makeRefreshToken, readRefreshToken } from "./refresh.tokens.ts";
import type { SessionDeps, SessionKeys } from "./sessions.deps.ts";
import { endSession, findSession, rotateSession, type Session } from "./sessions.queries.ts";

export interface Tokens {
  readonly accessToken: string;
  /** When the access token expires, in Unix milliseconds. */
  readonly expirationTime: number;
  readonly refreshToken: string;
}

/** Exchanges a refresh token for its successor. Ends the session if the token turns out to be a copy. */
export async function refreshTokens(deps: SessionDeps, refreshToken: string): Promise<Tokens> {
  const { db, clock, keys } = deps;
  const claims = readRefreshToken(keys.refresh, refreshToken);
  if (claims === undefined) throw signInNeeded();
  const now = clock.now();
  const isRotated = await rotateSession(db, {
    id: claims.sessionId,
    generation: claims.generation,
    now,
    idleSeconds: REFRESH_TOKEN_SECONDS,
    maxSeconds: SESSION_MAX_SECONDS,
  });
  const session = await findSession(db, claims.sessionId);
  if (session === undefined || session.endedAt !== null || session.expiresAt <= now) throw signInNeeded();
  const next = { ...session, generation: claims.generation + 1, now };
  if (isRotated) return issueTokens(keys, next);

  const verdict = classifyRefresh({
    presented: claims.generation,
    current: session.generation,
    rotatedAt: session.rotatedAt,
    now,
  });
  if (verdict === "repeat") return issueTokens(keys, next);
  if (verdict === "revoke") await revokeReusedSession(deps, { session, now });
  throw signInNeeded();
}

async function revokeReusedSession(
  { db, log, recordAudit, notifyTokenReuse }: SessionDeps,
  { session, now }: { session: Session; now: Date },
): Promise<void> {
  log.warn({ sessionId: session.id, uid: session.accountId }, "a replaced refresh token was reused; session ended");
  await db.transaction(async (tx) => {
    const isEnded = await endSession(tx, { id: session.id, reason: "reused", now });
    // Notify once, even if copies are used at the same moment.
    if (!isEnded) return;
    await notifyTokenReuse(tx, session.accountId);
    await recordAudit(tx, { action: "sessions.reused", subject: { kind: "session", id: session.id } });
  });
}

export async function issueTokens(
  keys: SessionKeys,
  { id, accountId, generation, now }: { id: string; accountId: string; generation: number; now: Date },
): Promise<Tokens> {
  const access = await signAccessToken(keys.access, { uid: accountId, sessionId: id, now });
  return { ...access, refreshToken: makeRefreshToken(keys.refresh, { sessionId: id, generation }) };
}
