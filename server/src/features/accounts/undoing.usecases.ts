import { UNDO_LINK_DAYS } from "@vestpocket/domain/accounts/accounts.rules";
import { DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { hashPassword } from "../../platform/password.ts";
import type { MarkedAccount } from "../../platform/session/cookies.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { badLink } from "./accounts.failures.ts";
import { changeEmail, isEmailTaken, lockAccount, updateAccount } from "./accounts.queries.ts";
import { toSignInAccount } from "./accounts.views.ts";
import { type AccountLink, deleteLinksSince, findLink, listUndoLinksSince, takeLink } from "./links.queries.ts";
import { hashLinkCode } from "./links.tokens.ts";
import { checkLinkTries, createLink, refuseLink } from "./links.usecases.ts";
import { requireNewPassword } from "./passwords.usecases.ts";
import { wipeSecondFactors } from "./second-factor.usecases.ts";

/** What an account had before a change. */
type Before = { readonly email: string } | { readonly phoneNumber: string };

/** Stores a link that restores what an account had before a change. Returns the path of the page that it opens. */
export async function createUndoPath(
  deps: Pick<AccountDeps, "clock">,
  tx: Queryable,
  { accountId, before }: { accountId: string; before: Before },
): Promise<string> {
  const minutes = UNDO_LINK_DAYS * (DAY_SECONDS / 60);
  const code = await createLink(deps, tx, { email: null, ...before, accountId, purpose: "undo", minutes });
  return `${paths.undoChange()}?oobCode=${code}`;
}

interface UndoChange {
  readonly oobCode: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Restores an address or a number using the link e-mailed when it changed, and what of the two changed afterwards. All
 * sessions end, and a new password is set. Returns the account.
 */
export async function undoChange(
  deps: AccountDeps,
  { oobCode, password, address }: UndoChange,
): Promise<MarkedAccount> {
  requireNewPassword(password, "password");
  await checkLinkTries(deps, address);
  const hash = hashLinkCode(oobCode);
  const link = await findLink(deps.db, { hash, purpose: "undo", now: deps.clock.now() });
  if (link === undefined) return refuseLink(deps, address);
  const passwordHash = await hashPassword(password);
  return deps.db
    .transaction((tx) => takeUndo(deps, tx, { link, passwordHash }))
    .catch((error) => {
      throw isEmailTaken(error) ? badLink() : error;
    });
}

async function takeUndo(
  { clock, sessions, recordAudit, removePasskeys }: AccountDeps,
  tx: Queryable,
  { link, passwordHash }: { link: AccountLink; passwordHash: string },
): Promise<MarkedAccount> {
  const account = link.accountId === null ? undefined : await lockAccount(tx, link.accountId);
  if (account === undefined || !(await takeLink(tx, link.hash))) throw badLink();
  const { id } = account;
  const now = clock.now();
  const { email, phoneNumber } = await findBefore(tx, link, id);
  // Whoever made the change may have left links, passkeys and an authenticator behind.
  await deleteLinksSince(tx, id, link.createdAt);
  await removePasskeys(tx, id, link.createdAt);
  const isNewApp = account.secondFactorSince !== null && account.secondFactorSince >= link.createdAt;
  if (isNewApp) await wipeSecondFactors({ clock, sessions }, tx, id);
  const phone = phoneNumber === null ? {} : { phoneNumber, phoneVerifiedAt: now };
  await updateAccount(tx, id, { passwordHash, ...phone, updatedAt: now });
  if (email !== null) await changeEmail(tx, { id, email, now });
  await sessions.endAll(tx, { uid: id });
  const subject = { kind: "account" as const, id };
  for (const [what, restored] of Object.entries({ email, phone: phoneNumber })) {
    if (restored !== null) await recordAudit(tx, { action: "accounts.change_undone", subject, details: { what } });
  }
  return toSignInAccount({ ...account, email: email ?? account.email, passwordHash });
}

/**
 * What the account had when the link was made: also what was changed afterwards, whose own link is about to be deleted.
 */
async function findBefore(
  tx: Queryable,
  link: AccountLink,
  accountId: string,
): Promise<Pick<AccountLink, "email" | "phoneNumber">> {
  const links = [link, ...(await listUndoLinksSince(tx, accountId, link.createdAt))];
  const first = (what: "email" | "phoneNumber") => links.find((each) => each[what] !== null)?.[what] ?? null;
  return { email: first("email"), phoneNumber: first("phoneNumber") };
}
