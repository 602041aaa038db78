import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { hashPassword } from "../../platform/password.ts";
import type { MarkedAccount } from "../../platform/session/cookies.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { badLink, logInToConfirm, passwordNeeded } from "./accounts.failures.ts";
import {
  type Account,
  changeEmail,
  findAccount,
  isEmailTaken,
  lockAccount,
  updateAccount,
} from "./accounts.queries.ts";
import { toSignInAccount } from "./accounts.views.ts";
import { emailChangedMail } from "./confirmations.mails.ts";
import { isSameEmail } from "./confirmations.usecases.ts";
import { replaceCredentials } from "./credentials.usecases.ts";
import { deleteLinks, findLink, isReserved, takeLink } from "./links.queries.ts";
import { hashLinkCode } from "./links.tokens.ts";
import { checkLinkTries, refuseLink } from "./links.usecases.ts";
import { requireNewPassword } from "./passwords.usecases.ts";
import { createUndoPath } from "./undoing.usecases.ts";

interface ConfirmEmail {
  readonly oobCode: string;
  /** A new password, chosen by whoever opened the link outside a session of its account. */
  readonly password: string | undefined;
  readonly viewer: Viewer | undefined;
  readonly address: string;
}

/**
 * Confirms the address that a link was e-mailed to: the one from the sign-up, or a new one. The link takes effect only
 * in a session of that account, since a mailbox's owner may be confirming an account that someone else created with
 * their address. Without that session they choose a password, and all credentials set before are removed: returns that
 * account. Throws Failure for a bad link.
 */
export async function confirmEmail(
  deps: AccountDeps,
  { oobCode, password, viewer, address }: ConfirmEmail,
): Promise<MarkedAccount | undefined> {
  await checkLinkTries(deps, address);
  const hash = hashLinkCode(oobCode);
  const link = await findLink(deps.db, { hash, purpose: "confirm", now: deps.clock.now() });
  const account = link?.accountId == null ? undefined : await findAccount(deps.db, link.accountId);
  if (account === undefined || link?.email == null) return refuseLink(deps, address);
  const passwordHash = account.id === viewer?.uid ? undefined : await readChosenPassword(account, password);
  const confirmation = { uid: account.id, email: link.email, hash, passwordHash };
  await deps.db
    .transaction((tx) => takeConfirmation(deps, tx, confirmation))
    .catch((error) => {
      // Meanwhile another account took the address.
      throw isEmailTaken(error) ? badLink() : error;
    });
  return passwordHash === undefined ? undefined : toSignInAccount({ ...account, passwordHash });
}

/** The hash of the password chosen outside a session of the account. Throws Failure if one still has to be chosen. */
async function readChosenPassword(account: Account, password: string | undefined): Promise<string> {
  // The owner has already proved one mailbox, so they can log in. Otherwise a mistyped new address would hand the
  // account over.
  if (account.emailVerifiedAt !== null) throw logInToConfirm();
  if (password === undefined) throw passwordNeeded();
  requireNewPassword(password, "password");
  return hashPassword(password);
}

interface Confirmation {
  readonly uid: string;
  readonly email: string;
  readonly hash: string;
  /** Undefined in a session of the account. */
  readonly passwordHash: string | undefined;
}

async function takeConfirmation(
  deps: AccountDeps,
  tx: Queryable,
  { uid, email, hash, passwordHash }: Confirmation,
): Promise<void> {
  const account = await lockAccount(tx, uid);
  if (account === undefined || !(await takeLink(tx, hash))) throw badLink();
  if (passwordHash !== undefined) {
    // Confirmed meanwhile: the mailbox's owner set, or kept, its current contents.
    if (account.emailVerifiedAt !== null) throw logInToConfirm();
    await replaceCredentials(deps, tx, { uid, passwordHash });
  }
  const actor = passwordHash === undefined ? { actorId: uid } : { details: { credentials: "replaced" } };
  const record = (action: AuditAction) =>
    deps.recordAudit(tx, { ...actor, action, subject: { kind: "account", id: uid } });
  const now = deps.clock.now();
  if (isSameEmail(email, account)) {
    await updateAccount(tx, uid, { emailVerifiedAt: now, updatedAt: now });
    return record("accounts.email_confirmed");
  }
  await changeEmail(tx, { id: uid, email, now });
  // Asked only now: this may have waited for the change that reserved the address.
  if (await isReserved(tx, { email, now, exceptId: uid })) throw badLink();
  // The old mailbox may no longer belong to the account's owner.
  await deleteLinks(tx, uid, "reset");
  await record("accounts.email_changed");
  // Nobody has proved that the old mailbox is theirs, so its reader must not get the account.
  if (account.emailVerifiedAt === null) return;
  const path = await createUndoPath(deps, tx, { accountId: uid, before: { email: account.email } });
  const mail = { path, toContent: (url: string) => emailChangedMail(url, email) };
  await deps.tell(tx, account, { event: "contact_changed", path: paths.profile(), mail });
}
