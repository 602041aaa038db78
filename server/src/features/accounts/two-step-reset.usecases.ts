import type { Platform } from "../../platform/platform.ts";
import type { AccountDeps, RemovePasskeys } from "./accounts.deps.ts";
import { findAccountByEmail, lockAccount } from "./accounts.queries.ts";
import { wipeSecondFactors } from "./second-factor.usecases.ts";

interface TwoStepResetDeps extends Pick<Platform, "db" | "clock" | "recordAudit"> {
  readonly removePasskeys: RemovePasskeys;
  readonly sessions: Pick<AccountDeps["sessions"], "endAll" | "clearSecondFactor">;
}

/**
 * Turns off two-step log-in for someone who lost app and recovery codes, removes their passkeys and ends their
 * sessions. Run on the server's command line by an operator who verified their identity; undefined if there is no such
 * account.
 */
export async function resetTwoStep(
  deps: TwoStepResetDeps,
  email: string,
): Promise<{ email: string; wasOn: boolean } | undefined> {
  return deps.db.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    if (account === undefined) return undefined;
    const passkeys = await deps.removePasskeys(tx, account.id);
    if (account.secondFactorSince === null && passkeys === 0) return { email: account.email, wasOn: false };
    await wipeSecondFactors(deps, tx, account.id);
    await deps.sessions.endAll(tx, { uid: account.id });
    const subject = { kind: "account" as const, id: account.id };
    await deps.recordAudit(tx, { action: "users.two_step_reset", subject, details: { by: "command line", passkeys } });
    return { email: account.email, wasOn: true };
  });
}
