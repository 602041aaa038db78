import { CHALLENGE_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { insertChallenge, takeChallenge, tryChallenge } from "./challenges.queries.ts";
import { hashChallengeToken, makeChallengeToken } from "./challenges.tokens.ts";
import { addDeviceMark, findDeviceMark } from "./devices.tokens.ts";
import type { SessionDeps, SignInAccount } from "./sessions.deps.ts";
import { accountDisabled, challengeOver, tooManyAttempts } from "./sessions.failures.ts";
import { clearAttempts, countAttempt } from "./sign-in.limits.ts";
import { type Origin, type SignedIn, startSession } from "./starting.usecases.ts";

/** A log-in with the right password that still needs a code. */
export interface Challenge {
  readonly challenge: string;
  /** Unix milliseconds. */
  readonly expirationTime: number;
  /** Whether a passkey can replace the code. */
  readonly hasPasskey: boolean;
}

/** Starts the second step of a log-in. There is no session yet. */
export async function beginSecondStep(
  { clock, passkeys }: SessionDeps,
  tx: Queryable,
  uid: string,
): Promise<Challenge> {
  const challenge = makeChallengeToken();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_SECONDS * 1000);
  await insertChallenge(tx, { hash: hashChallengeToken(challenge), accountId: uid, expiresAt });
  return { challenge, expirationTime: expiresAt.getTime(), hasPasskey: await passkeys.hasPasskeys(tx, uid) };
}

interface SecondStep extends Origin {
  readonly challenge: string;
  /** From the authenticator app, or a recovery code. */
  readonly code: string;
}

/**
 * Starts the session of a log-in whose code is right. Throws Failure if it is wrong, or if the log-in must start over.
 */
export async function completeSignIn(deps: SessionDeps, request: SecondStep): Promise<SignedIn> {
  const { db, clock, keys } = deps;
  const hash = hashChallengeToken(request.challenge);
  const uid = await tryChallenge(db, { hash, now: clock.now() });
  const account = uid === undefined ? undefined : await deps.findSignInAccountOf(uid);
  if (account === undefined) throw challengeOver();
  if (account.isDisabled) throw accountDisabled();
  const device = { cookie: request.deviceCookie, account, step: "code" } as const;
  const attempt = await countAttempt(deps.codeLimits, {
    email: account.user.email,
    network: toNetwork(request.address),
    device: findDeviceMark(keys.device, device),
  });
  if ("retryAfter" in attempt) throw tooManyAttempts(attempt);
  const tokens = await spendCode(deps, { account, hash, request });
  await clearAttempts(attempt);
  return { user: account.user, deviceCookie: addDeviceMark(keys.device, device), tokens };
}

/** Uses up code and challenge and starts the session, atomically. */
async function spendCode(
  deps: SessionDeps,
  { account, hash, request }: { account: SignInAccount; hash: Buffer; request: SecondStep },
) {
  const { uid } = account.user;
  try {
    return await deps.db.transaction(async (tx) => {
      // What replaces the credentials ends the challenge.
      await deps.lockSignInAccount(tx, uid);
      await deps.takeCode(tx, { uid, code: request.code });
      if (!(await takeChallenge(tx, hash))) throw challengeOver();
      return startSession(deps, tx, { ...request, uid, isConfirmed: true });
    });
  } catch (error) {
    if (error instanceof Failure && error.status === 400) {
      const subject = { kind: "account" as const, id: uid };
      await deps.recordAudit(deps.db, { action: "sessions.refused", subject, details: { reason: "code" } });
    }
    throw error;
  }
}
