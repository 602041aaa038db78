import { createSecretKey } from "node:crypto";
import { isEmail } from "@vestpocket/domain/accounts/accounts.rules";
import type { User } from "@vestpocket/domain/accounts/users.schema";
import {
  classifyRefresh,
  LOGIN_MESSAGES,
  REFRESH_TOKEN_SECONDS,
  SESSION_MAX_SECONDS,
} from "@vestpocket/domain/sessions/sessions.rules";
import type { SignedInPlace } from "@vestpocket/domain/sessions/sessions.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Logger } from "pino";
import { v7 as newId, validate } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { badFields, Failure, notFound, signInNeeded } from "../../platform/http/failure.ts";
import { deriveKey } from "../../platform/keys.ts";
import { toMoment } from "../../platform/moment.ts";
import { toNetwork } from "../../platform/network.ts";
import { isPassword } from "../../platform/password.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createTokenReader, signAccessToken } from "./access-token.ts";
import { makeRefreshToken, readRefreshToken } from "./refresh-token.ts";
import { findDevice, rememberDevice } from "./remembered-device.ts";
import {
  endSession,
  endSessionsOf,
  findLiveSession,
  findSession,
  insertSession,
  listLiveSessions,
  rotateSession,
  type Session,
} from "./sessions.queries.ts";
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
  log: Logger;
  secret: string;
  recordAudit: RecordAudit;
  revealAccountErrors: boolean;
  findAccount: (email: string) => Promise<SignInAccount | undefined>;
  /** Tells an account's owner that a copy of a refresh token was used. */
  tellReused: (tx: Queryable, uid: string) => Promise<void>;
}) {
  const { db, clock, recordAudit } = parts;
  // As a key object it is imported once, not at every request.
  const accessKey = createSecretKey(deriveKey(parts.secret, "access-token"));
  const verified = createTokenReader(accessKey);
  const refreshKey = deriveKey(parts.secret, "refresh-token");
  const deviceKey = deriveKey(parts.secret, "remembered-device");
  const attempts = createSignInAttempts(db);

  async function issueTokens(
    session: { id: string; accountId: string; generation: number },
    now: Date,
  ): Promise<Tokens> {
    const access = await signAccessToken(accessKey, { uid: session.accountId, sessionId: session.id }, now);
    const claims = { sessionId: session.id, generation: session.generation };
    return { ...access, refreshToken: makeRefreshToken(refreshKey, claims) };
  }

  /** Tells of an attempt whose password was compared; there are no more of these than may be tried. */
  const recordRefused = (account: SignInAccount | undefined, reason: "unknown" | "password" | "disabled") =>
    recordAudit(db, {
      action: "sessions.refused",
      ...(account && { subject: { kind: "account", id: account.uid } }),
      details: { reason },
    });

  return {
    /** Throws Failure with one of the log-in's seven messages. `deviceCookie`: what this browser was given at log-ins before. */
    async signIn(request: {
      email: string;
      password: string;
      address: string;
      userAgent: string;
      deviceCookie: string | undefined;
    }) {
      if (!isEmail(request.email)) throw badFields({ email: LOGIN_MESSAGES.malformedEmail });
      const device = findDevice(deviceKey, request.deviceCookie, request.email);
      const attempt = { email: request.email, address: toNetwork(request.address), device };
      const refused = await attempts.begin(attempt);
      if (refused !== undefined) throw tooManyAttempts(refused.retryAfter);

      const account = await parts.findAccount(request.email);
      const isRight = await isPassword(account?.passwordHash, request.password).catch(async (error) => {
        // The machine has too much to hash: nothing was compared, so nothing counts.
        await attempts.withdraw(attempt);
        throw error;
      });
      if (!isRight) {
        await recordRefused(account, account === undefined ? "unknown" : "password");
        throw wrongCredential(parts.revealAccountErrors, account !== undefined);
      }
      if (account === undefined || account.isDisabled) {
        await recordRefused(account, "disabled");
        throw new Failure({ status: 403, code: "sessions.account_disabled", text: LOGIN_MESSAGES.accountDisabled });
      }
      await attempts.succeed(attempt);

      const now = clock.now();
      const session = { id: newId(), accountId: account.uid, generation: 0 };
      await insertSession(db, {
        ...session,
        createdAt: now,
        rotatedAt: now,
        expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
        userAgent: request.userAgent.slice(0, 300),
        address: request.address,
      });
      const subject = { kind: "session", id: session.id };
      await recordAudit(db, { actorId: account.uid, action: "sessions.sign_in", subject });
      const deviceCookie = rememberDevice(deviceKey, request.deviceCookie, account.email);
      return { account, deviceCookie, tokens: await issueTokens(session, now) };
    },

    /** Exchanges a refresh token for its successor; ends the session where a copy of the token is about. */
    async refresh(refreshToken: string): Promise<Tokens> {
      const claims = readRefreshToken(refreshKey, refreshToken);
      if (claims === undefined) throw signInNeeded();
      const now = clock.now();
      const next = claims.generation + 1;
      const rotation = { id: claims.sessionId, generation: claims.generation, now };
      const limits = { idleSeconds: REFRESH_TOKEN_SECONDS, maxSeconds: SESSION_MAX_SECONDS };
      const isRotated = await rotateSession(db, { ...rotation, ...limits });
      const session = await findSession(db, claims.sessionId);
      if (session === undefined || session.endedAt !== null || session.expiresAt <= now) throw signInNeeded();
      if (isRotated) return issueTokens({ ...session, generation: next }, now);

      const verdict = classifyRefresh({
        presented: claims.generation,
        current: session.generation,
        rotatedAt: session.rotatedAt,
        now,
      });
      if (verdict === "repeat") return issueTokens({ ...session, generation: next }, now);
      if (verdict === "revoke") {
        parts.log.warn({ sessionId: session.id, uid: session.accountId }, "a replaced refresh token was presented");
        await db.transaction(async (tx) => {
          const isEnded = await endSession(tx, { id: session.id, reason: "reused", now });
          // Once, however often the copy is used at the same moment.
          if (!isEnded) return;
          await parts.tellReused(tx, session.accountId);
          await recordAudit(tx, { action: "sessions.reused", subject: { kind: "session", id: session.id } });
        });
      }
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
      const live = await findLiveSession(db, { id: claims.sessionId, accountId: claims.uid, now });
      return live === undefined ? undefined : { ...claims, ...live };
    },

    /** Knows this browser as one of the account's, so that an attack on the account does not keep its owner out. */
    rememberDevice: (cookie: string | undefined, email: string): string => rememberDevice(deviceKey, cookie, email),

    /** Where the viewer's account is signed in. */
    async listPlaces(viewer: Viewer, { page, limit }: PageRequest) {
      const offset = (page - 1) * limit;
      const { rows, total } = await listLiveSessions(db, { accountId: viewer.uid, now: clock.now(), offset, limit });
      const sessions = rows.map((session) => toPlace(session, viewer));
      return { sessions, page, totalPages: countPages(total, limit), totalResults: total };
    },

    /** Ends one of the viewer's sessions. */
    async endPlace(viewer: Viewer, id: string): Promise<void> {
      const session = validate(id) ? await findSession(db, id) : undefined;
      if (session === undefined || session.accountId !== viewer.uid || session.endedAt !== null) throw notFound();
      await db.transaction(async (tx) => {
        await endSession(tx, { id, reason: "revoked", now: clock.now() });
        await recordAudit(tx, { actorId: viewer.uid, action: "sessions.end", subject: { kind: "session", id } });
      });
    },

    /** Ends an account's sessions, all or all but one. */
    endAll: (tx: Queryable, accountId: string, { except }: { except: string | undefined }): Promise<void> =>
      endSessionsOf(tx, { accountId, except, now: clock.now() }),
  };
}

function toPlace(session: Session, viewer: Viewer): SignedInPlace {
  return {
    id: session.id,
    userAgent: session.userAgent,
    address: session.address,
    createdAt: toMoment(session.createdAt),
    lastUsedAt: toMoment(session.rotatedAt),
    isCurrent: session.id === viewer.sessionId,
  };
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
