import { ACCOUNT_MESSAGES, RESET_LINK_MINUTES, validateEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, tooMany } from "../../platform/http/failure.ts";
import { actFor } from "../../platform/http/origin.ts";
import { toNetwork } from "../../platform/network.ts";
import { hashPassword } from "../../platform/password.ts";
import type { MarkedAccount } from "../../platform/session/cookies.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { badLink } from "./accounts.failures.ts";
import { toLimitKey } from "./accounts.limits.ts";
import { resetMail } from "./accounts.mails.ts";
import { type Account, findAccountByEmail, lockAccount, updateAccount } from "./accounts.queries.ts";
import { toSignInAccount } from "./accounts.views.ts";
import { isSameEmail } from "./confirmations.usecases.ts";
import { replaceCredentials } from "./credentials.usecases.ts";
import { deleteLinks, findLink, takeLink } from "./links.queries.ts";
import { hashLinkCode } from "./links.tokens.ts";
import { checkLinkTries, createLink, refuseLink } from "./links.usecases.ts";
import { mailPasswordChanged, requireNewPassword } from "./passwords.usecases.ts";

export const RESET_QUEUE = "accounts.resets";

/** A requested link, whether or not the address has an account. */
export interface ResetRequest {
  readonly email: string;
  readonly address: string;
}

/**
 * Queues a reset e-mail if the address has an account. A job looks up the account, so that neither the response nor its
 * timing reveals whether there is one.
 */
export async function requestReset(deps: AccountDeps, { email, address }: ResetRequest): Promise<void> {
  const { db, limits, jobs } = deps;
  const problem = email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(email);
  if (problem !== undefined) throw badFields({ email: problem });
  const refusal = await limits.resetsPerNetwork.take(toNetwork(address));
  if (refusal !== undefined) throw tooMany(refusal);
  if ((await limits.resetsPerEmail.take(toLimitKey(email))) !== undefined) return;
  const request = { email, address };
  if (jobs === undefined) await mailRequestedReset(deps, request);
  else await jobs.send({ tx: db, queue: RESET_QUEUE, data: request });
}

/** E-mails a requested link, if the address has an account that is not disabled. */
export async function mailRequestedReset(deps: AccountDeps, { email, address }: ResetRequest): Promise<void> {
  const found = await findAccountByEmail(deps.db, email);
  if (found === undefined) return;
  await actFor(address, () =>
    deps.db.transaction(async (tx) => {
      // Locked, so that no link is made for an address that the account has just given up.
      const account = await lockAccount(tx, found.id);
      if (account === undefined || account.disabledAt !== null || !isSameEmail(email, account)) return;
      await mailResetLink(deps, tx, { account, oobCode: await createResetLink(deps, tx, account.id) });
      await deps.recordAudit(tx, { action: "accounts.reset_asked", subject: { kind: "account", id: account.id } });
    }),
  );
}

/** Counts a reset link that an administrator sends. Throws Failure if too many were sent. */
export async function countReset(deps: AccountDeps, email: string): Promise<void> {
  const refusal = await deps.limits.resetsPerEmail.take(toLimitKey(email));
  if (refusal !== undefined) throw tooMany(refusal);
}

/** E-mails a reset link on an administrator's behalf. */
export async function sendReset(deps: AccountDeps, tx: Queryable, account: Account): Promise<void> {
  await mailResetLink(deps, tx, { account, oobCode: await createResetLink(deps, tx, account.id) });
}

interface ResetPassword {
  readonly oobCode: string;
  readonly password: string;
  readonly address: string;
}

/** Sets a new password using an e-mailed link. All other links and all sessions end. Returns the account. */
export async function resetPassword(
  deps: AccountDeps,
  { oobCode, password, address }: ResetPassword,
): Promise<MarkedAccount> {
  requireNewPassword(password, "password");
  await checkLinkTries(deps, address);
  const hash = hashLinkCode(oobCode);
  const link = await findLink(deps.db, { hash, purpose: "reset", now: deps.clock.now() });
  const uid = link?.accountId ?? (await refuseLink(deps, address));
  const passwordHash = await hashPassword(password);
  return deps.db.transaction((tx) => takeReset(deps, tx, { uid, hash, passwordHash }));
}

async function takeReset(
  deps: AccountDeps,
  tx: Queryable,
  { uid, hash, passwordHash }: { uid: string; hash: string; passwordHash: string },
): Promise<MarkedAccount> {
  const account = await lockAccount(tx, uid);
  if (account === undefined || !(await takeLink(tx, hash))) throw badLink();
  const now = deps.clock.now();
  if (account.emailVerifiedAt === null) {
    // Whoever reads the mailbox owns the account: the link that reached it confirms it.
    await replaceCredentials(deps, tx, { uid, passwordHash });
    await updateAccount(tx, uid, { emailVerifiedAt: now, updatedAt: now });
  } else {
    await deleteLinks(tx, uid);
    // Whoever knew the old password may have added a passkey, which needs no password.
    await deps.removePasskeys(tx, uid);
    await updateAccount(tx, uid, { passwordHash, updatedAt: now });
    await deps.sessions.endAll(tx, { uid });
  }
  await mailPasswordChanged(deps, tx, account);
  await deps.recordAudit(tx, { action: "accounts.reset_done", subject: { kind: "account", id: uid } });
  return toSignInAccount({ ...account, passwordHash });
}

function createResetLink(deps: AccountDeps, tx: Queryable, accountId: string): Promise<string> {
  return createLink(deps, tx, { accountId, purpose: "reset", email: null, minutes: RESET_LINK_MINUTES });
}

async function mailResetLink(
  { tell }: AccountDeps,
  tx: Queryable,
  { account, oobCode }: { account: Account; oobCode: string },
): Promise<void> {
  const path = `${paths.resetPassword()}?oobCode=${oobCode}`;
  await tell(tx, account, { event: "password_link", path: paths.login(), mail: { path, toContent: resetMail } });
}
