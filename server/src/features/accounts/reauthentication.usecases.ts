import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import type { Account } from "./accounts.queries.ts";
import { requirePassword } from "./passwords.usecases.ts";
import { requireSecondFactor } from "./second-factor.usecases.ts";

export type ReauthenticationDeps = Pick<AccountDeps, "db" | "clock" | "limits" | "secondFactorKey">;

/** What people enter to prove that a signed-in session is theirs. */
export interface Reauthentication {
  readonly password?: string | undefined;
  /** A code of the second step, where two-step log-in is on. */
  readonly code?: string | undefined;
}

/**
 * The viewer's account, after they proved that it's them: an access token alone may have been stolen. Throws Failure unless the
 * password is right, and the code too where two-step log-in is on.
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
