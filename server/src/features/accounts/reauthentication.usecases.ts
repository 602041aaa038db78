import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccountDeps, FactorDeps } from "./accounts.deps.ts";
import type { Account } from "./accounts.queries.ts";
import { takeCode } from "./entered-codes.usecases.ts";
import { requirePassword } from "./passwords.usecases.ts";

export type ReauthenticationDeps = FactorDeps & Pick<AccountDeps, "limits">;

/** What people enter to prove that a signed-in session is theirs. */
export interface Reauthentication {
  readonly password?: string | undefined;
  /** A code of the second step, or a recovery code, where two-step log-in is on. */
  readonly code?: string | undefined;
}

/**
 * The viewer's account, after they proved that it's them: an access token alone may have been stolen. Throws Failure unless the
 * password is right, and the code too where two-step log-in is on. A right code is used up: validate everything else before.
 */
export async function requireReauthentication(
  deps: ReauthenticationDeps,
  { viewer, password, code }: Reauthentication & { viewer: Pick<Viewer, "uid"> },
): Promise<Account> {
  if (!password) throw badFields({ password: ACCOUNT_MESSAGES.passwordRequired });
  const account = await requirePassword(deps, { viewer, password });
  if (account.secondFactorSince !== null) await requireSecondFactor(deps, { account, code });
  return account;
}

/** Uses up a code of the account's second factor. Throws Failure unless it is right. Every try counts. */
async function requireSecondFactor(
  deps: ReauthenticationDeps,
  { account, code }: { account: Account; code: string | undefined },
): Promise<void> {
  if (!code) throw badFields({ code: ACCOUNT_MESSAGES.codeRequired });
  await requireWithinLimit(deps.limits.secondFactorTries.take(account.id));
  await deps.db.transaction((tx) => takeCode(deps, tx, { account, code }));
  await deps.limits.secondFactorTries.forget(account.id);
}
