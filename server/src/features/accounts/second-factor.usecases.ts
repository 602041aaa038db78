import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { secondFactorNeeded } from "../../platform/session/administrator.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { secondFactorAlreadyOn, secondFactorMissing, wrongSecondFactorCode } from "./accounts.failures.ts";
import { type Account, findAccount, takeSecondFactorPeriod, updateAccount } from "./accounts.queries.ts";
import {
  findCodePeriod,
  makeAuthenticatorSecret,
  openAuthenticatorSecret,
  sealAuthenticatorSecret,
  toAuthenticatorUri,
} from "./authenticator.tokens.ts";
import { requirePassword } from "./passwords.usecases.ts";

interface EnteredPassword {
  readonly viewer: Viewer;
  readonly password: string;
}

interface EnteredCode {
  readonly viewer: Viewer;
  readonly code: string;
}

/** A new secret for an authenticator app. It takes effect once a code of the app was entered. */
export async function enrolAuthenticator(
  deps: AccountDeps,
  entered: EnteredPassword,
): Promise<{ secret: string; uri: string }> {
  const account = await requirePassword(deps, entered);
  if (account.secondFactorSince !== null) throw secondFactorAlreadyOn();
  const secret = makeAuthenticatorSecret();
  await updateAccount(deps.db, account.id, {
    secondFactorSecret: sealAuthenticatorSecret(deps.secondFactorKey, { accountId: account.id, secret }),
    secondFactorSince: null,
    secondFactorPeriod: null,
    updatedAt: deps.clock.now(),
  });
  return { secret, uri: toAuthenticatorUri(secret, account.email) };
}

/** Turns two-step log-in on with a first code of the app, and confirms this session. */
export async function confirmEnrolment(deps: AccountDeps, { viewer, code }: EnteredCode): Promise<void> {
  const account = await countTry(deps, viewer);
  await deps.db.transaction(async (tx) => {
    await requireCode(deps, tx, { account, code });
    const now = deps.clock.now();
    await updateAccount(tx, account.id, { secondFactorSince: now, updatedAt: now });
    await deps.sessions.markSecondFactor(tx, viewer.sessionId);
    await record(deps, tx, { uid: account.id, action: "accounts.second_factor_set" });
  });
  await deps.limits.secondFactorTries.forget(account.id);
}

/** Confirms this session with a code of the app. */
export async function confirmSession(deps: AccountDeps, { viewer, code }: EnteredCode): Promise<void> {
  const account = await countTry(deps, viewer);
  if (account.secondFactorSince === null) throw secondFactorMissing();
  await deps.db.transaction(async (tx) => {
    await requireCode(deps, tx, { account, code });
    await deps.sessions.markSecondFactor(tx, viewer.sessionId);
    await record(deps, tx, { uid: account.id, action: "accounts.second_factor_confirmed" });
  });
  await deps.limits.secondFactorTries.forget(account.id);
}

/** Turns two-step log-in off. */
export async function removeAuthenticator(deps: AccountDeps, entered: EnteredPassword): Promise<void> {
  const { viewer } = entered;
  // Otherwise an administrator's password alone would do: to remove the app and enrol another.
  if (viewer.role === "administrator" && !viewer.hasSecondFactor) throw secondFactorNeeded();
  const account = await requirePassword(deps, entered);
  await deps.db.transaction(async (tx) => {
    const cleared = { secondFactorSecret: null, secondFactorSince: null, secondFactorPeriod: null };
    await updateAccount(tx, account.id, { ...cleared, updatedAt: deps.clock.now() });
    await deps.sessions.clearSecondFactor(tx, account.id);
    await record(deps, tx, { uid: account.id, action: "accounts.second_factor_removed" });
  });
}

type CodeDeps = Pick<AccountDeps, "db" | "clock" | "limits" | "secondFactorKey">;

/** Throws Failure unless the code is one of the account's app. Every try counts. */
export async function requireSecondFactor(
  deps: CodeDeps,
  { account, code }: { account: Account; code: string | undefined },
): Promise<void> {
  if (!code) throw badFields({ code: ACCOUNT_MESSAGES.codeRequired });
  await requireWithinLimit(deps.limits.secondFactorTries.take(account.id));
  await requireCode(deps, deps.db, { account, code });
  await deps.limits.secondFactorTries.forget(account.id);
}

/** The viewer's account, after counting a try at its codes. Throws Failure if there were too many. */
async function countTry({ db, limits }: AccountDeps, { uid }: Viewer): Promise<Account> {
  const refusal = await limits.secondFactorTries.take(uid);
  if (refusal !== undefined) throw tooMany(refusal);
  const account = await findAccount(db, uid);
  if (account === undefined) throw signInNeeded();
  return account;
}

/** Throws Failure unless the code is one of the app's and was not used before. */
async function requireCode(
  { clock, secondFactorKey }: Pick<AccountDeps, "clock" | "secondFactorKey">,
  tx: Queryable,
  { account, code }: { account: Account; code: string },
): Promise<void> {
  const sealed = account.secondFactorSecret;
  if (sealed === null) throw secondFactorMissing();
  const secret = openAuthenticatorSecret(secondFactorKey, { accountId: account.id, sealed });
  const period = findCodePeriod({ secret, code, now: clock.now() });
  if (period === undefined || !(await takeSecondFactorPeriod(tx, account.id, period))) throw wrongSecondFactorCode();
}

const record = (
  { recordAudit }: AccountDeps,
  tx: Queryable,
  { uid, action }: { uid: string; action: string },
): Promise<void> => recordAudit(tx, { actorId: uid, action, subject: { kind: "account", id: uid } });
