import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import { toNetwork } from "../../platform/network.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { acceptPasskey, askForPasskey, toCredentialId } from "./challenges.usecases.ts";
import type { CeremonyDeps } from "./passkeys.deps.ts";
import { unknownPasskey } from "./passkeys.failures.ts";
import { findPasskeyByCredential } from "./passkeys.queries.ts";

/** `accountId`: the account whose log-in awaits its second step; undefined if any passkey of this site will do. */
export async function askForSignIn(
  deps: CeremonyDeps,
  { accountId, address }: { accountId: string | undefined; address: string },
) {
  await requireWithinLimit(deps.limits.signInChallenges.take(toNetwork(address)));
  return askForPasskey(deps, { purpose: "sign-in", accountId, sessionId: undefined });
}

/** The account that signs in with a passkey. Throws Failure if the passkey is wrong; wrong ones are counted by network. */
export async function acceptSignIn(
  deps: CeremonyDeps,
  { credential, address }: { credential: AssertedCredential; address: string },
): Promise<string> {
  const network = toNetwork(address);
  await requireWithinLimit(deps.limits.wrongSignIns.take(network));
  const uid = await acceptPasskey(deps, { purpose: "sign-in", sessionId: undefined, credential });
  await deps.limits.wrongSignIns.giveBack(network);
  return uid;
}

/** Throws Failure if the passkey was removed since it was accepted. */
export async function requireKeptPasskey(tx: Queryable, credential: AssertedCredential): Promise<void> {
  if ((await findPasskeyByCredential(tx, toCredentialId(credential))) === undefined) throw unknownPasskey();
}
