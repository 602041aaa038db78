import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import { signInNeeded } from "../../platform/http/failure.ts";
import { findChallenge } from "./challenges.queries.ts";
import { hashChallengeToken } from "./challenges.tokens.ts";
import { addDeviceMark } from "./devices.tokens.ts";
import type { SessionDeps } from "./sessions.deps.ts";
import { accountDisabled, challengeOver } from "./sessions.failures.ts";
import { type Origin, type SignedIn, startSession } from "./starting.usecases.ts";

interface BeginPasskeySignIn {
  /** The challenge of a log-in that is waiting for its second step. */
  readonly challenge: string | undefined;
  readonly address: string;
}

/** The options for using a passkey: one of the waiting log-in's account, or any of this site. */
export async function beginPasskeySignIn(deps: SessionDeps, { challenge, address }: BeginPasskeySignIn) {
  if (challenge === undefined) return deps.passkeys.askForSignIn({ accountId: undefined, address });
  const hash = hashChallengeToken(challenge);
  const accountId = await findChallenge(deps.db, { hash, now: deps.clock.now() });
  if (accountId === undefined) throw challengeOver();
  return deps.passkeys.askForSignIn({ accountId, address });
}

/** Starts a session for a passkey's account. The passkey verified the user, so it replaces password and code. */
export async function signInWithPasskey(
  deps: SessionDeps,
  { credential, ...origin }: Origin & { credential: AssertedCredential },
): Promise<SignedIn> {
  const uid = await deps.passkeys.acceptSignIn({ credential, address: origin.address });
  return deps.db.transaction(async (tx) => {
    const account = await deps.lockSignInAccount(tx, uid);
    if (account === undefined) throw signInNeeded();
    if (account.isDisabled) throw accountDisabled();
    // A reset that was faster removed it.
    await deps.passkeys.requireKept(tx, credential);
    const device = { cookie: origin.deviceCookie, account, step: "code" } as const;
    return {
      user: account.user,
      deviceCookie: addDeviceMark(deps.keys.device, device),
      tokens: await startSession(deps, tx, { ...origin, uid, isConfirmed: true, by: "passkey" }),
    };
  });
}
