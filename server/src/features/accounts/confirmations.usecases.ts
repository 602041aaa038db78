import { CONFIRMATION_LINK_HOURS, toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { signInNeeded, tooMany } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import {
  type Account,
  changeEmail,
  findAccount,
  findAccountByEmail,
  isEmailTaken,
  lockAccount,
  updateAccount,
} from "./accounts.queries.ts";
import { alreadyHasAccountMail, confirmationMail, emailChangedMail, newEmailMail } from "./confirmations.mails.ts";
import { deleteLinks, findLink, findUnconfirmedEmail, takeLink } from "./links.queries.ts";
import { hashLinkCode } from "./links.tokens.ts";
import { checkLinkTries, createLink, refuseLink } from "./links.usecases.ts";

/** Confirms the address that a link was e-mailed to: the one of the sign-up, or a new one. Throws Failure for a bad link. */
export async function confirmEmail(
  deps: AccountDeps,
  { oobCode, address }: { oobCode: string; address: string },
): Promise<void> {
  await checkLinkTries(deps, address);
  const isConfirmed = await deps.db
    .transaction((tx) => takeConfirmation(deps, tx, hashLinkCode(oobCode)))
    .catch((error) => {
      // Meanwhile another account took the address.
      if (isEmailTaken(error)) return false;
      throw error;
    });
  if (!isConfirmed) await refuseLink(deps, address);
}

/** Uses a confirmation link; false if there is no such link. */
async function takeConfirmation(
  { clock, outbox, recordAudit }: AccountDeps,
  tx: Queryable,
  hash: string,
): Promise<boolean> {
  const now = clock.now();
  const link = await findLink(tx, { hash, purpose: "confirm", now });
  if (link?.accountId == null || link.email === null) return false;
  const account = await lockAccount(tx, link.accountId);
  if (account === undefined || !(await takeLink(tx, hash))) return false;
  const subject = { kind: "account", id: account.id };
  if (isSameEmail(link.email, account)) {
    await updateAccount(tx, account.id, { emailVerifiedAt: now, updatedAt: now });
    await recordAudit(tx, { action: "accounts.email_confirmed", subject });
    return true;
  }
  await changeEmail(tx, { id: account.id, email: link.email, now });
  // The old mailbox may no longer belong to the account's owner.
  await deleteLinks(tx, account.id, "reset");
  const { email: to, language } = account;
  await outbox.sendMail(tx, { to, language, content: emailChangedMail(link.email) });
  await recordAudit(tx, { action: "accounts.email_changed", subject });
  return true;
}

/** E-mails the confirmation link again, to the address that is waiting for it; false if there is nothing to confirm. */
export async function resendConfirmation(deps: AccountDeps, { uid }: Viewer): Promise<boolean> {
  const { db, clock, limits } = deps;
  const refusal = await limits.confirmations.take(uid);
  if (refusal !== undefined) throw tooMany(refusal);
  const account = await findAccount(db, uid);
  if (account === undefined) throw signInNeeded();
  const email = (await findUnconfirmedEmail(db, uid, clock.now())) ?? account.email;
  if (isSameEmail(email, account) && account.emailVerifiedAt !== null) return false;
  await db.transaction((tx) => mailConfirmation(deps, tx, { account, email }));
  return true;
}

type ConfirmationDeps = Pick<AccountDeps, "clock" | "mailAccount">;

interface Confirmation {
  readonly account: Pick<Account, "id" | "emailKey" | "firstName" | "language">;
  /** The account's own address, or the one it is to change to. */
  readonly email: string;
}

/**
 * E-mails the link that confirms an address, and replaces any earlier link. If a new address already has an account, everything
 * looks the same to the caller: only that account's owner learns of it.
 */
export async function mailConfirmation(
  deps: ConfirmationDeps,
  tx: Queryable,
  { account, email }: Confirmation,
): Promise<void> {
  const { id: accountId, language, firstName } = account;
  await deleteLinks(tx, accountId, "confirm");
  const minutes = CONFIRMATION_LINK_HOURS * 60;
  const oobCode = await createLink(deps, tx, { accountId, purpose: "confirm", email, minutes });
  const isNew = !isSameEmail(email, account);
  const owner = isNew ? await findAccountByEmail(tx, email) : undefined;
  if (owner !== undefined) return mailExistingOwner(deps, tx, owner);
  await deps.mailAccount(
    tx,
    { email, language },
    {
      path: `${paths.emailVerified()}?oobCode=${oobCode}`,
      toContent: (url) => (isNew ? newEmailMail(url) : confirmationMail(url, firstName)),
    },
  );
}

/** Tells an account's owner that somebody used its address for another account. */
export async function mailExistingOwner(
  { mailAccount }: Pick<AccountDeps, "mailAccount">,
  tx: Queryable,
  owner: Pick<Contact, "email" | "language">,
): Promise<void> {
  await mailAccount(tx, owner, { path: paths.login(), toContent: alreadyHasAccountMail });
}

function isSameEmail(email: string, account: Pick<Account, "emailKey">): boolean {
  return toEmailKey(email) === account.emailKey;
}
