import { ACCOUNT_MESSAGES, ENROLMENT_MINUTES } from "@vestpocket/domain/accounts/accounts.rules";
import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { securityNotice } from "../../platform/messages/tell.ts";
import type { MarkedAccount } from "../../platform/session/cookies.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { enrolmentOver, secondFactorAlreadyOn, secondFactorMissing } from "./accounts.failures.ts";
import { type Account, findAccount, updateAccount } from "./accounts.queries.ts";
import { toSignInAccount } from "./accounts.views.ts";
import { makeAuthenticatorSecret, sealAuthenticatorSecret, toAuthenticatorUri } from "./authenticator.tokens.ts";
import { takeAppCode, takeCode } from "./entered-codes.usecases.ts";
import { type Reauthentication, requireReauthentication } from "./reauthentication.usecases.ts";
import { deleteRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.queries.ts";
import { formatRecoveryCode, hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes.tokens.ts";
import { newRecoveryCodesMail, twoStepOffMail, twoStepOnMail } from "./second-factor.mails.ts";

interface EnteredIdentity extends Reauthentication {
  readonly viewer: Viewer;
}

interface EnteredCode {
  readonly viewer: Viewer;
  readonly code: string;
}

/** A new secret for an authenticator app. It takes effect once a code from the app is entered in this session. */
export async function enrolAuthenticator(
  deps: AccountDeps,
  entered: EnteredIdentity,
): Promise<{ secret: string; uri: string }> {
  const { secondFactorSince } = (await findAccount(deps.db, entered.viewer.uid)) ?? {};
  if (secondFactorSince) throw secondFactorAlreadyOn();
  const account = await requireReauthentication(deps, entered);
  const secret = makeAuthenticatorSecret();
  await deps.db.transaction(async (tx) => {
    const current = await lockOwn(deps, tx, entered.viewer);
    if (current.secondFactorSince !== null) throw secondFactorAlreadyOn();
    const now = deps.clock.now();
    await updateAccount(tx, account.id, {
      secondFactorSecret: sealAuthenticatorSecret(deps.secondFactorKey, { accountId: account.id, secret }),
      secondFactorPeriod: null,
      enrolmentSessionId: entered.viewer.sessionId,
      enrolmentBegunAt: now,
      updatedAt: now,
    });
  });
  return { secret, uri: toAuthenticatorUri(secret, account.email) };
}

interface Enrolled {
  readonly recoveryCodes: string[];
  readonly account: MarkedAccount;
}

/** Turns on two-step log-in with a first code from the app, and confirms this session. */
export async function confirmEnrolment(deps: AccountDeps, { viewer, code }: EnteredCode): Promise<Enrolled> {
  await countTry(deps, viewer);
  const enrolled = await deps.db.transaction(async (tx) => {
    const account = await lockOwn(deps, tx, viewer);
    if (account.secondFactorSince !== null) throw secondFactorAlreadyOn();
    const now = deps.clock.now();
    if (!isEnrolling(account, { viewer, now })) throw enrolmentOver();
    await takeAppCode(deps, tx, { account, code });
    await updateAccount(tx, account.id, { ...NO_ENROLMENT, secondFactorSince: now, updatedAt: now });
    await deps.sessions.markSecondFactor(tx, viewer.sessionId);
    await deps.tell(tx, account, securityNotice(twoStepOnMail));
    await record(deps, tx, { uid: account.id, action: "accounts.second_factor_set" });
    const recoveryCodes = await saveRecoveryCodes(deps, tx, account.id);
    return { recoveryCodes, account: toSignInAccount({ ...account, secondFactorSince: now }) };
  });
  await deps.limits.secondFactorTries.forget(viewer.uid);
  return enrolled;
}

/** Confirms this session with a code from the app, or a recovery code. */
export async function confirmSession(deps: AccountDeps, { viewer, code }: EnteredCode): Promise<void> {
  const account = await countTry(deps, viewer);
  await deps.db.transaction(async (tx) => {
    await takeCode(deps, tx, { account, code });
    await deps.sessions.markSecondFactor(tx, viewer.sessionId);
    await record(deps, tx, { uid: account.id, action: "accounts.second_factor_confirmed" });
  });
  await deps.limits.secondFactorTries.forget(account.id);
}

/** Creates new recovery codes. The old ones stop working. */
export async function renewRecoveryCodes(deps: AccountDeps, entered: EnteredIdentity): Promise<string[]> {
  const proven = await requireReauthentication(deps, entered);
  return deps.db.transaction(async (tx) => {
    const account = await lockProven(deps, tx, { viewer: entered.viewer, proven });
    if (account.secondFactorSince === null) throw secondFactorMissing();
    await deps.tell(tx, account, securityNotice(newRecoveryCodesMail));
    await record(deps, tx, { uid: account.id, action: "accounts.recovery_codes_made" });
    return saveRecoveryCodes(deps, tx, account.id);
  });
}

/** Turns off two-step log-in. */
export async function removeAuthenticator(deps: AccountDeps, entered: EnteredIdentity): Promise<void> {
  const proven = await requireReauthentication(deps, entered);
  await deps.db.transaction(async (tx) => {
    const account = await lockProven(deps, tx, { viewer: entered.viewer, proven });
    await wipeSecondFactors(deps, tx, account.id);
    if (account.secondFactorSince === null) return;
    await deps.tell(tx, account, securityNotice(twoStepOffMail));
    await record(deps, tx, { uid: account.id, action: "accounts.second_factor_removed" });
  });
}

/** Removes every second factor from an account: its app, its recovery codes, and its sessions' confirmations. */
export async function wipeSecondFactors(
  { clock, sessions }: Pick<AccountDeps, "clock"> & { sessions: Pick<AccountDeps["sessions"], "clearSecondFactor"> },
  tx: Queryable,
  uid: string,
): Promise<void> {
  const cleared = { secondFactorSecret: null, secondFactorSince: null, secondFactorPeriod: null };
  await updateAccount(tx, uid, { ...NO_ENROLMENT, ...cleared, updatedAt: clock.now() });
  await deleteRecoveryCodes(tx, uid);
  await sessions.clearSecondFactor(tx, uid);
}

const NO_ENROLMENT = { enrolmentSessionId: null, enrolmentBegunAt: null };

/** Whether an app is being set up in this session. It ends with the session, so also when the password is replaced. */
function isEnrolling(
  { enrolmentSessionId, enrolmentBegunAt }: Account,
  { viewer, now }: { viewer: Viewer; now: Date },
): boolean {
  if (enrolmentSessionId !== viewer.sessionId || enrolmentBegunAt === null) return false;
  return now.getTime() < enrolmentBegunAt.getTime() + ENROLMENT_MINUTES * MINUTE_MS;
}

/** The viewer's account as it is now, locked until the transaction ends. */
async function lockOwn({ sessions }: AccountDeps, tx: Queryable, viewer: Viewer): Promise<Account> {
  await sessions.requireOpen(tx, viewer);
  const account = await findAccount(tx, viewer.uid);
  if (account === undefined) throw signInNeeded();
  return account;
}

/**
 * The same, after reauthentication. Throws Failure if an app was set up since: what was entered has no code of that
 * app.
 */
async function lockProven(
  deps: AccountDeps,
  tx: Queryable,
  { viewer, proven }: { viewer: Viewer; proven: Account },
): Promise<Account> {
  const account = await lockOwn(deps, tx, viewer);
  const since = account.secondFactorSince?.getTime();
  const isProven = since === undefined || since === proven.secondFactorSince?.getTime();
  if (!isProven) throw badFields({ code: ACCOUNT_MESSAGES.codeRequired });
  return account;
}

/** Creates recovery codes, replacing the account's old ones. Only their hashes are stored: they are shown this once. */
async function saveRecoveryCodes({ recoveryKey }: AccountDeps, tx: Queryable, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(recoveryKey, { accountId, code }));
  await replaceRecoveryCodes(tx, { accountId, hashes });
  return codes.map(formatRecoveryCode);
}

/** The viewer's account, after counting a code attempt. Throws Failure if there were too many. */
async function countTry({ db, limits }: AccountDeps, { uid }: Viewer): Promise<Account> {
  const refusal = await limits.secondFactorTries.take(uid);
  if (refusal !== undefined) throw tooMany(refusal);
  const account = await findAccount(db, uid);
  if (account === undefined) throw signInNeeded();
  return account;
}

const record = (
  { recordAudit }: AccountDeps,
  tx: Queryable,
  { uid, action }: { uid: string; action: AuditAction },
): Promise<void> => recordAudit(tx, { actorId: uid, action, subject: { kind: "account", id: uid } });
