import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import { signInNeeded } from "../../platform/http/failure.ts";
import { findChallenge } from "./challenges.queries.ts";
import { hashChallengeToken } from "./challenges.tokens.ts";
import { addDeviceMark } from "./devices.tokens.ts";
import type { SessionDeps } from "./sessions.deps.ts";
import { accountDisabled, challengeOver } from "./sessions.failures.ts";
import { type Origin, type SignedIn, startSession } from "./starting.usecases.ts";

interface BeginPasskeySignIn {
  /** Of a log-in that waits for its second step. */
  readonly challenge: string | undefined;
  readonly address: string;
}

/** What a browser asks for a passkey with: one of the account whose log-in waits, or any of this site. */
export async function beginPasskeySignIn(deps: SessionDeps, { challenge, address }: BeginPasskeySignIn) {
  if (challenge === undefined) return deps.passkeys.askForSignIn({ accountId: undefined, address });
  const hash = hashChallengeToken(challenge);
  const accountId = await findChallenge(deps.db, { hash, now: deps.clock.now() });
  if (accountId === undefined) throw challengeOver();
  return deps.passkeys.askForSignIn({ accountId, address });
}

/** Starts the session of a passkey's account. The passkey verified the person, so it stands for password and code. */
export async function signInWithPasskey(
  deps: SessionDeps,
  { credential, ...origin }: Origin & { credential: AssertedCredential },
): Promise<SignedIn> {
  const uid = await deps.passkeys.acceptSignIn({ credential, address: origin.address });
  const account = await deps.findSignInAccountOf(uid);
  if (account === undefined) throw signInNeeded();
  if (account.isDisabled) throw accountDisabled();
  const device = { cookie: origin.deviceCookie, email: account.user.email };
  return {
    user: account.user,
    deviceCookie: addDeviceMark(deps.keys.device, device),
    tokens: await startSession(deps, deps.db, { ...origin, uid, isConfirmed: true, by: "passkey" }),
  };
}
