import { readRecoveryCode } from "@vestpocket/domain/accounts/recovery-codes.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { securityNotice } from "../../platform/messages/tell.ts";
import type { FactorDeps } from "./accounts.deps.ts";
import { secondFactorMissing, wrongSecondFactorCode } from "./accounts.failures.ts";
import { type Account, takeSecondFactorPeriod } from "./accounts.queries.ts";
import { findCodePeriod, openAuthenticatorSecret } from "./authenticator.tokens.ts";
import { countRecoveryCodes, takeRecoveryCode } from "./recovery-codes.queries.ts";
import { hashRecoveryCode } from "./recovery-codes.tokens.ts";
import { recoveryCodeUsedMail } from "./second-factor.mails.ts";

interface EnteredCode {
  readonly account: Account;
  readonly code: string;
}

/**
 * Uses up a code from the account's app or one of its recovery codes. Throws Failure if it is neither, or was used
 * before.
 */
export async function takeCode(deps: FactorDeps, tx: Queryable, { account, code }: EnteredCode): Promise<void> {
  if (account.secondFactorSince === null) throw secondFactorMissing();
  const recoveryCode = readRecoveryCode(code);
  if (recoveryCode === undefined) await takeAppCode(deps, tx, { account, code });
  else await spendRecoveryCode(deps, tx, { account, code: recoveryCode });
}

/** Uses up a code from the account's app. Throws Failure if it is not one, or was used before. */
export async function takeAppCode(
  { clock, secondFactorKey }: FactorDeps,
  tx: Queryable,
  { account, code }: EnteredCode,
): Promise<void> {
  const sealed = account.secondFactorSecret;
  if (sealed === null) throw secondFactorMissing();
  const secret = openAuthenticatorSecret(secondFactorKey, { accountId: account.id, sealed });
  const period = findCodePeriod({ secret, code, now: clock.now() });
  if (period === undefined || !(await takeSecondFactorPeriod(tx, account.id, period))) throw wrongSecondFactorCode();
}

async function spendRecoveryCode(
  { clock, recoveryKey, tell, recordAudit }: FactorDeps,
  tx: Queryable,
  { account, code }: EnteredCode,
): Promise<void> {
  const accountId = account.id;
  const hash = hashRecoveryCode(recoveryKey, { accountId, code });
  if (!(await takeRecoveryCode(tx, { accountId, hash, now: clock.now() }))) throw wrongSecondFactorCode();
  const left = await countRecoveryCodes(tx, accountId);
  await tell(
    tx,
    account,
    securityNotice((url) => recoveryCodeUsedMail(url, left)),
  );
  const subject = { kind: "account" as const, id: accountId };
  await recordAudit(tx, { actorId: accountId, action: "accounts.recovery_code_used", subject, details: { left } });
}
