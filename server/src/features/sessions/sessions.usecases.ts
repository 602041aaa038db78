import { createSecretKey } from "node:crypto";
import { isEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { judgeRefresh, LOGIN_MESSAGES, REFRESH_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import type { User } from "@vestpocket/domain/sessions/sessions.schema";
import { v7 as newId } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { badFields, Failure, signInNeeded } from "../../platform/http/failure.ts";
import { deriveKey } from "../../platform/keys.ts";
import { HashingBusy, isPassword } from "../../platform/password.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createTokenReader, signAccessToken } from "./access-token.ts";
import { makeRefreshToken, readRefreshToken } from "./refresh-token.ts";
import { endSession, findLiveRole, findSession, insertSession, rotateSession } from "./sessions.queries.ts";
import { createSignInAttempts } from "./sign-in-attempts.ts";

/** What signing in needs to know of an account. */
export interface SignInAccount extends User {
  readonly passwordHash: string;
  readonly isDisabled: boolean;
}

export interface Tokens {
  readonly accessToken: string;
  readonly expirationTime: number;
  readonly refreshToken: string;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(parts: {
  db: Database;
  clock: Clock;
  secret: string;
  revealAccountErrors: boolean;
  findAccount: (email: string) => Promise<SignInAccount | undefined>;
}) {
  const { db, clock } = parts;
  // As a key object it is imported once, not at every request.
  const accessKey = createSecretKey(deriveKey(parts.secret, "access-token"));
  const verified = createTokenReader(accessKey);
  const refreshKey = deriveKey(parts.secret, "refresh-token");
  const attempts = createSignInAttempts(db);

  async function issueTokens(
    session: { id: string; accountId: string; generation: number },
    now: Date,
  ): Promise<Tokens> {
    const access = await signAccessToken(accessKey, { uid: session.accountId, sessionId: session.id }, now);
    const claims = { sessionId: session.id, generation: session.generation };
    return { ...access, refreshToken: makeRefreshToken(refreshKey, claims) };
  }

  return {
    /** Throws Failure with one of the log-in's seven messages. */
    async signIn(request: { email: string; password: string; address: string; userAgent: string }) {
      if (!isEmail(request.email)) throw badFields({ email: LOGIN_MESSAGES.malformedEmail });
      const refused = await attempts.begin(request.email, request.address);
      if (refused !== undefined) throw tooManyAttempts(refused.retryAfter);

      const account = await parts.findAccount(request.email);
      if (!(await comparePassword(account?.passwordHash, request.password))) {
        throw wrongCredential(parts.revealAccountErrors, account !== undefined);
      }
      if (account === undefined || account.isDisabled) {
        throw new Failure({ status: 403, code: "sessions.account_disabled", text: LOGIN_MESSAGES.accountDisabled });
      }
      await attempts.succeed(request.email, request.address);

      const now = clock.now();
      const session = { id: newId(), accountId: account.uid, generation: 0 };
      await insertSession(db, {
        ...session,
        createdAt: now,
        rotatedAt: now,
        expiresAt: expiryOf(now),
        userAgent: request.userAgent.slice(0, 300),
        address: request.address,
      });
      return { account, tokens: await issueTokens(session, now) };
    },

    /** Exchanges a refresh token for its successor; ends the session where a copy of the token is about. */
    async refresh(refreshToken: string): Promise<Tokens> {
      const claims = readRefreshToken(refreshKey, refreshToken);
      if (claims === undefined) throw signInNeeded();
      const now = clock.now();
      const next = claims.generation + 1;
      const rotation = { id: claims.sessionId, generation: claims.generation, now, expiresAt: expiryOf(now) };
      const isRotated = await rotateSession(db, rotation);
      const session = await findSession(db, claims.sessionId);
      if (session === undefined || session.endedAt !== null || session.expiresAt <= now) throw signInNeeded();
      if (isRotated) return issueTokens({ ...session, generation: next }, now);

      const verdict = judgeRefresh({
        presented: claims.generation,
        current: session.generation,
        rotatedAt: session.rotatedAt,
        now,
      });
      if (verdict === "repeat") return issueTokens({ ...session, generation: next }, now);
      if (verdict === "revoke") await endSession(db, { id: session.id, reason: "reused", now });
      throw signInNeeded();
    },

    /** Ends the session a refresh token belongs to; a token that is none is no error, since the person is signed out. */
    async signOut(tokens: { refreshToken: string | undefined; accessToken: string | undefined }): Promise<void> {
      const now = clock.now();
      const claims = [
        tokens.refreshToken === undefined ? undefined : readRefreshToken(refreshKey, tokens.refreshToken),
        tokens.accessToken === undefined ? undefined : await verified.read(tokens.accessToken, now),
      ];
      const ids = new Set(claims.flatMap((claim) => (claim === undefined ? [] : [claim.sessionId])));
      for (const id of ids) await endSession(db, { id, reason: "signed_out", now });
    },

    async findViewer(accessToken: string): Promise<Viewer | undefined> {
      const now = clock.now();
      const claims = await verified.read(accessToken, now);
      if (claims === undefined) return undefined;
      const role = await findLiveRole(db, { id: claims.sessionId, accountId: claims.uid, now });
      return role === undefined ? undefined : { ...claims, role };
    },
  };
}

async function comparePassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  try {
    return await isPassword(passwordHash, password);
  } catch (error) {
    if (error instanceof HashingBusy) throw tooManyAttempts(5);
    throw error;
  }
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000);
}

function tooManyAttempts(retryAfter: number): Failure {
  const text = LOGIN_MESSAGES.tooManyAttempts;
  return new Failure({ status: 429, code: "sessions.too_many_attempts", text, retryAfter });
}

function wrongCredential(reveal: boolean, isKnown: boolean): Failure {
  if (!reveal) {
    return new Failure({ status: 401, code: "sessions.invalid_credential", text: LOGIN_MESSAGES.invalidCredential });
  }
  return isKnown
    ? new Failure({ status: 401, code: "sessions.wrong_password", text: LOGIN_MESSAGES.wrongPassword })
    : new Failure({ status: 401, code: "sessions.unknown_account", text: LOGIN_MESSAGES.unknownAccount });
}
