import { ACCOUNT_MESSAGES, CONFIRMATION_LINK_HOURS, toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";
import { hashLink, makeLink } from "./account-links.ts";
import { alreadyHasAccountMail, confirmationMail, emailChangedMail, newEmailMail } from "./accounts.mails.ts";
import {
  type Account,
  changeEmail,
  deleteLinks,
  findAccount,
  findAccountByEmail,
  findAwaitedEmail,
  findLink,
  isEmailTaken,
  lockAccount,
  takeLink,
  updateAccount,
} from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";

const CONFIRMED: Message = /*i18n*/ { id: "accounts.email_confirmed", message: "Your email is confirmed." };
const SENT: Message = /*i18n*/ {
  id: "accounts.confirmation_sent",
  message: "A link to confirm your email is on its way.",
};
const NOTHING_TO_CONFIRM: Message = /*i18n*/ {
  id: "accounts.nothing_to_confirm",
  message: "Your email is already confirmed.",
};

/** Links that confirm an address: the one of the sign-up, or a new one. */
export function createConfirmations(parts: AccountParts, wrongLinks: Throttle) {
  const { db, clock, outbox, recordAudit } = parts;
  const perAccount = createThrottle(db, { name: "confirmation", points: 5, seconds: 60 * 60 });

  return {
    async verifyEmail(oobCode: string, address: string): Promise<Message> {
      const network = toNetwork(address);
      const refusal = await wrongLinks.peek(network);
      if (refusal !== undefined) throw tooMany(refusal);
      const hash = hashLink(oobCode);
      const isConfirmed = await db
        .transaction((tx) => confirm(tx, hash))
        .catch((error) => {
          if (isEmailTaken(error)) return false;
          throw error;
        });
      if (!isConfirmed) {
        await wrongLinks.take(network);
        throw badLink();
      }
      return CONFIRMED;
    },

    /** Mails the link again, to the address that waits for it. */
    async sendConfirmation(viewer: Viewer): Promise<Message> {
      const refusal = await perAccount.take(viewer.uid);
      if (refusal !== undefined) throw tooMany(refusal);
      const account = await findAccount(db, viewer.uid);
      if (account === undefined) throw signInNeeded();
      const email = (await findAwaitedEmail(db, account.id, clock.now())) ?? account.email;
      if (!isOther(email, account) && account.emailVerifiedAt !== null) return NOTHING_TO_CONFIRM;
      await db.transaction((tx) => mailConfirmation(tx, parts, { account, email }));
      return SENT;
    },
  };

  /** Does what a link confirms; false where there is no such link. Throws where its address was taken meanwhile. */
  async function confirm(tx: Queryable, hash: string): Promise<boolean> {
    const now = clock.now();
    const link = await findLink(tx, { hash, purpose: "confirm", now });
    if (link?.accountId == null || link.email === null) return false;
    const account = await lockAccount(tx, link.accountId);
    if (account === undefined || !(await takeLink(tx, hash))) return false;
    if (!isOther(link.email, account)) {
      await updateAccount(tx, account.id, { emailVerifiedAt: now, updatedAt: now });
      await recordAudit(tx, { action: "accounts.email_confirmed", subject: { kind: "account", id: account.id } });
      return true;
    }
    await changeEmail(tx, { id: account.id, email: link.email, now });
    // Who reads the old mailbox need not be the owner any more.
    await deleteLinks(tx, account.id, "reset");
    const { email: to, language } = account;
    await outbox.sendMail(tx, { to, language, content: emailChangedMail(link.email) });
    await recordAudit(tx, { action: "accounts.email_changed", subject: { kind: "account", id: account.id } });
    return true;
  }
}

/**
 * Mails the link that confirms an address, in place of any before. Everything stands as for any other address where a new one
 * has an account already: only its owner learns of it.
 */
export async function mailConfirmation(
  tx: Queryable,
  parts: Pick<AccountParts, "clock" | "outbox" | "publicUrl">,
  asked: { account: Pick<Account, "id" | "emailKey" | "firstName" | "language">; email: string },
): Promise<void> {
  const { account, email } = asked;
  const toUrl = (path: string, language: Language) => `${parts.publicUrl}${localPath(language, path)}`;
  await deleteLinks(tx, account.id, "confirm");
  const link = { accountId: account.id, purpose: "confirm", email } as const;
  const oobCode = await makeLink(tx, { ...link, now: parts.clock.now(), minutes: CONFIRMATION_LINK_HOURS * 60 });
  const isNew = isOther(email, account);
  const owner = isNew ? await findAccountByEmail(tx, email) : undefined;
  if (owner !== undefined) {
    const content = alreadyHasAccountMail(toUrl(paths.login(), owner.language));
    return parts.outbox.sendMail(tx, { to: owner.email, language: owner.language, content });
  }
  const { language } = account;
  const url = `${toUrl(paths.emailVerified(), language)}?oobCode=${oobCode}`;
  const content = isNew ? newEmailMail(url) : confirmationMail(url, account.firstName);
  await parts.outbox.sendMail(tx, { to: email, language, content });
}

function isOther(email: string, account: Pick<Account, "emailKey">): boolean {
  return toEmailKey(email) !== account.emailKey;
}

export function badLink(): Failure {
  const text = ACCOUNT_MESSAGES.badLink;
  return new Failure({ status: 400, code: "accounts.bad_link", text, fields: { oobCode: text } });
}
