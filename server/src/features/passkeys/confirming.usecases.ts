import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { acceptPasskey, askForPasskey } from "./challenges.usecases.ts";
import type { CeremonyDeps, PasskeyDeps } from "./passkeys.deps.ts";

/** Requests one of the viewer's own passkeys, to confirm this session. */
export async function askForConfirmation(deps: PasskeyDeps, { uid, sessionId }: Viewer) {
  await requireWithinLimit(deps.limits.ownChallenges.take(uid));
  return askForPasskey(deps, { purpose: "confirm", accountId: uid, sessionId });
}

/**
 * Uses up a response from one of the viewer's passkeys in this session, instead of the password and the code. Throws
 * Failure if it is wrong.
 */
export async function acceptConfirmation(
  deps: CeremonyDeps,
  { viewer: { sessionId }, credential }: { viewer: Pick<Viewer, "sessionId">; credential: AssertedCredential },
): Promise<void> {
  // The challenge names the account: no other account's passkey can answer it.
  await acceptPasskey(deps, { purpose: "confirm", sessionId, credential });
}

/**
 * Confirms this session with a passkey, like a code from the authenticator app. Throws Failure if the passkey is wrong.
 */
export async function confirmWithPasskey(
  deps: PasskeyDeps,
  { viewer, credential }: { viewer: Viewer; credential: AssertedCredential },
): Promise<void> {
  const { uid, sessionId } = viewer;
  await acceptConfirmation(deps, { viewer, credential });
  await deps.db.transaction(async (tx) => {
    await deps.markSecondFactor(tx, sessionId);
    const subject = { kind: "account" as const, id: uid };
    await deps.recordAudit(tx, { actorId: uid, action: "passkeys.confirmed", subject });
  });
}
