import { CONFIRMATION_LINK_HOURS, toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { signInNeeded, tooMany } from "../../platform/http/failure.ts";
import type { Recipient } from "../../platform/messages/tell.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { toLimitKey } from "./accounts.limits.ts";
import { type Account, findAccount, findAccountByEmail } from "./accounts.queries.ts";
import { alreadyHasAccountMail, confirmationMail, newEmailMail } from "./confirmations.mails.ts";
import { deleteLinks, findUnconfirmedEmail } from "./links.queries.ts";
import { createLink } from "./links.usecases.ts";

/** E-mails the confirmation link again, to the address awaiting confirmation; false if there is nothing to confirm. */
export async function resendConfirmation(deps: AccountDeps, { uid }: Viewer): Promise<boolean> {
  const { db, clock, limits } = deps;
  const refusal = await limits.confirmations.take(uid);
  if (refusal !== undefined) throw tooMany(refusal);
  const account = await findAccount(db, uid);
  if (account === undefined) throw signInNeeded();
  const email = (await findUnconfirmedEmail(db, uid, clock.now())) ?? account.email;
  if (isSameEmail(email, account) && account.emailVerifiedAt !== null) return false;
  if (!isSameEmail(email, account)) await requireWithinLimit(takeOthersMail(deps, email));
  await db.transaction((tx) => mailConfirmation(deps, tx, { account, email }));
  return true;
}

type ConfirmationDeps = Pick<AccountDeps, "clock" | "tell">;

interface Confirmation {
  readonly account: Pick<Account, "id" | "emailKey" | "firstName" | "language" | "disabledAt">;
  /** The account's own address, or its pending new one. */
  readonly email: string;
}

/** Counts an e-mail to an address that may belong to someone else. Per address, since one person can have many accounts. */
export function takeOthersMail({ limits }: Pick<AccountDeps, "limits">, email: string) {
  return limits.othersMails.take(toLimitKey(email));
}

/**
 * E-mails the link that confirms an address, replacing any earlier link. If a new address already has an account, the
 * caller sees no difference: only that account's owner is told.
 */
export async function mailConfirmation(
  deps: ConfirmationDeps,
  tx: Queryable,
  { account, email }: Confirmation,
): Promise<void> {
  const { id: accountId, language, disabledAt, firstName } = account;
  await deleteLinks(tx, accountId, "confirm");
  const minutes = CONFIRMATION_LINK_HOURS * 60;
  const oobCode = await createLink(deps, tx, { accountId, purpose: "confirm", email, minutes });
  const isNew = !isSameEmail(email, account);
  const owner = isNew ? await findAccountByEmail(tx, email) : undefined;
  if (owner !== undefined) return mailExistingOwner(deps, tx, owner);
  await deps.tell(
    tx,
    { id: accountId, email, language, disabledAt, emailVerifiedAt: null },
    {
      event: "confirmation_link",
      path: paths.profile(),
      mail: {
        path: `${paths.emailVerified()}?oobCode=${oobCode}`,
        toContent: (url) => (isNew ? newEmailMail(url) : confirmationMail(url, firstName)),
      },
    },
  );
}

/** Tells an account's owner that someone used its address for another account. */
export async function mailExistingOwner(
  { tell }: Pick<AccountDeps, "tell">,
  tx: Queryable,
  owner: Recipient,
): Promise<void> {
  await tell(tx, owner, { event: "address_used", path: paths.login(), mail: { toContent: alreadyHasAccountMail } });
}

export function isSameEmail(email: string, account: Pick<Account, "emailKey">): boolean {
  return toEmailKey(email) === account.emailKey;
}
