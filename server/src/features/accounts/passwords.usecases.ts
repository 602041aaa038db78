import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { hashPassword, isPassword } from "../../platform/password.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { wrongPassword } from "./accounts.failures.ts";
import { passwordChangedMail } from "./accounts.mails.ts";
import { type Account, findAccount, updateAccount } from "./accounts.queries.ts";
import { deleteTakeoverLinks } from "./links.queries.ts";
import { validateNewPassword } from "./passwords.rules.ts";

interface EnteredPassword {
  readonly viewer: Pick<Viewer, "uid">;
  readonly password: string;
  /** Where it was entered, for the message of a wrong one. */
  readonly field?: string;
}

/** The viewer's account, after its password was entered once more. Throws Failure if it is wrong, or was too often. */
export async function requirePassword(
  { db, limits }: Pick<AccountDeps, "db" | "limits">,
  { viewer: { uid }, password, field = "password" }: EnteredPassword,
): Promise<Account> {
  const refusal = await limits.passwordChecks.take(uid);
  if (refusal !== undefined) throw tooMany(refusal);
  const account = await findAccount(db, uid);
  if (account === undefined) throw signInNeeded();
  if (!(await isPassword(account.passwordHash, password))) throw wrongPassword(field);
  await limits.passwordChecks.forget(uid);
  return account;
}

interface ChangePassword {
  readonly viewer: Viewer;
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the viewer's password and ends all their other sessions. */
export async function changePassword(
  deps: AccountDeps,
  { viewer, currentPassword, newPassword }: ChangePassword,
): Promise<void> {
  const account = await requirePassword(deps, { viewer, password: currentPassword, field: "currentPassword" });
  requireNewPassword(newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    await updateAccount(tx, account.id, { passwordHash, updatedAt: deps.clock.now() });
    await deleteTakeoverLinks(tx, account);
    await deps.sessions.endAll(tx, { uid: account.id, except: viewer.sessionId });
    await mailPasswordChanged(deps, tx, account);
    const subject = { kind: "account", id: account.id };
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "accounts.password_changed", subject });
  });
}

/** Throws Failure naming the field if the password is too weak. */
export function requireNewPassword(password: string, field: string): void {
  const problem = validateNewPassword(password);
  if (problem !== undefined) throw badFields({ [field]: problem });
}

export async function mailPasswordChanged(
  { mailAccount }: Pick<AccountDeps, "mailAccount">,
  tx: Queryable,
  account: Account,
): Promise<void> {
  await mailAccount(tx, account, { path: paths.forgotPassword(), toContent: passwordChangedMail });
}
