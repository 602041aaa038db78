import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { securityNotice } from "../../platform/messages/tell.ts";
import { hashPassword } from "../../platform/password.ts";
import type { MarkedAccount } from "../../platform/session/cookies.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { passwordChangedMail } from "./accounts.mails.ts";
import { type Account, updateAccount } from "./accounts.queries.ts";
import { toSignInAccount } from "./accounts.views.ts";
import { deleteTakeoverLinks } from "./links.queries.ts";
import { validateNewPassword } from "./passwords.rules.ts";
import { requireReauthentication } from "./reauthentication.usecases.ts";

interface ChangePassword {
  readonly viewer: Viewer;
  readonly currentPassword?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AssertedCredential | undefined;
  readonly newPassword: string;
}

/** Changes the viewer's password and ends all their other sessions. Returns the account. */
export async function changePassword(
  deps: AccountDeps,
  { viewer, currentPassword, newPassword, ...proof }: ChangePassword,
): Promise<MarkedAccount> {
  requireNewPassword(newPassword, "newPassword");
  const entered = { ...proof, password: currentPassword, field: "currentPassword" };
  const account = await requireReauthentication(deps, { viewer, ...entered });
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    await deps.sessions.requireOpen(tx, viewer);
    await updateAccount(tx, account.id, { passwordHash, updatedAt: deps.clock.now() });
    await deleteTakeoverLinks(tx, account);
    await deps.sessions.endAll(tx, { uid: account.id, except: viewer.sessionId });
    await mailPasswordChanged(deps, tx, account);
    const subject = { kind: "account" as const, id: account.id };
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "accounts.password_changed", subject });
  });
  return toSignInAccount({ ...account, passwordHash });
}

/** Throws Failure naming the field if the password is too weak. */
export function requireNewPassword(password: string, field: string): void {
  const problem = validateNewPassword(password);
  if (problem !== undefined) throw badFields({ [field]: problem });
}

export async function mailPasswordChanged(
  { tell }: Pick<AccountDeps, "tell">,
  tx: Queryable,
  account: Account,
): Promise<void> {
  await tell(tx, account, securityNotice(passwordChangedMail));
}
