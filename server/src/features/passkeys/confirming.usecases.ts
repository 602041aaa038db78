import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { acceptPasskey, askForPasskey } from "./challenges.usecases.ts";
import type { PasskeyDeps } from "./passkeys.deps.ts";

/** Asks for one of the viewer's own passkeys, to confirm this session. */
export async function askForConfirmation(deps: PasskeyDeps, { uid, sessionId }: Viewer) {
  await requireWithinLimit(deps.limits.ownChallenges.take(uid));
  return askForPasskey(deps, { purpose: "confirm", accountId: uid, sessionId });
}

/** Confirms this session with a passkey, as a code of the authenticator app does. Throws Failure if the passkey is wrong. */
export async function confirmWithPasskey(
  deps: PasskeyDeps,
  { viewer: { uid, sessionId }, credential }: { viewer: Viewer; credential: AssertedCredential },
): Promise<void> {
  await acceptPasskey(deps, { purpose: "confirm", sessionId, credential });
  await deps.db.transaction(async (tx) => {
    await deps.markSecondFactor(tx, sessionId);
    const subject = { kind: "account" as const, id: uid };
    await deps.recordAudit(tx, { actorId: uid, action: "passkeys.confirmed", subject });
  });
}
