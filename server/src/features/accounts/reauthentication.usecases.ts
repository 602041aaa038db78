import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import { badFields, signInNeeded } from "../../platform/http/failure.ts";
import { isPassword } from "../../platform/password.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccountDeps, FactorDeps } from "./accounts.deps.ts";
import { wrongPassword } from "./accounts.failures.ts";
import { type Account, findAccount } from "./accounts.queries.ts";
import { takeCode } from "./entered-codes.usecases.ts";

export type ReauthenticationDeps = FactorDeps & Pick<AccountDeps, "limits" | "acceptPasskey">;

/** What users enter to prove that a signed-in session is theirs. */
export interface Reauthentication {
  readonly password?: string | undefined;
  /** A second-factor code or a recovery code, if two-step log-in is on. */
  readonly code?: string | undefined;
  /** A response from one of the account's passkeys, instead of both. */
  readonly passkey?: AssertedCredential | undefined;
}

/** What was entered, and by whom. */
interface Entered extends Reauthentication {
  readonly viewer: Pick<Viewer, "uid" | "sessionId">;
  /** Where the password was entered, for the error message. */
  readonly field?: string;
}

/**
 * The viewer's account, after reauthentication: an access token alone may have been stolen. Throws Failure unless the
 * password is right, and also the code if two-step log-in is on; a passkey counts as both. A right code or passkey is
 * used up, so validate everything else first. Nothing else checks a signed-in user's password, so no call can ask for
 * it without the code.
 */
export async function requireReauthentication(deps: ReauthenticationDeps, entered: Entered): Promise<Account> {
  if (entered.passkey !== undefined) return requirePasskey(deps, { ...entered, credential: entered.passkey });
  const account = await requirePassword(deps, entered);
  if (account.secondFactorSince !== null) await requireSecondFactor(deps, { account, code: entered.code });
  return account;
}

/** Uses up a response from one of the viewer's passkeys. Throws Failure unless this session requested it. */
async function requirePasskey(
  { db, acceptPasskey }: ReauthenticationDeps,
  { viewer, credential }: Pick<Entered, "viewer"> & { credential: AssertedCredential },
): Promise<Account> {
  await acceptPasskey({ viewer, credential });
  const account = await findAccount(db, viewer.uid);
  if (account === undefined) throw signInNeeded();
  return account;
}

/** Throws Failure unless the password is right. Every attempt counts. */
async function requirePassword(
  { db, limits }: ReauthenticationDeps,
  { viewer: { uid }, password, field = "password" }: Entered,
): Promise<Account> {
  if (!password) throw badFields({ [field]: ACCOUNT_MESSAGES.passwordRequired });
  await requireWithinLimit(limits.passwordChecks.take(uid));
  const account = await findAccount(db, uid);
  if (account === undefined) throw signInNeeded();
  if (!(await isPassword(account.passwordHash, password))) throw wrongPassword(field);
  await limits.passwordChecks.forget(uid);
  return account;
}

/** Uses up a code of the account's second factor. Throws Failure unless it is right. Every attempt counts. */
async function requireSecondFactor(
  deps: ReauthenticationDeps,
  { account, code }: { account: Account; code: string | undefined },
): Promise<void> {
  if (!code) throw badFields({ code: ACCOUNT_MESSAGES.codeRequired });
  await requireWithinLimit(deps.limits.secondFactorTries.take(account.id));
  await deps.db.transaction((tx) => takeCode(deps, tx, { account, code }));
  await deps.limits.secondFactorTries.forget(account.id);
}
