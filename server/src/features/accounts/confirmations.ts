import { ACCOUNT_MESSAGES, CONFIRMATION_LINK_HOURS, toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Message } from "@vestpocket/domain/shared/text";
import { Failure, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";
import { hashLink, makeLink } from "./account-links.ts";
import { confirmationMail, emailChangedMail, newEmailMail } from "./account-mails.ts";
import {
  changeEmail,
  deleteLinks,
  findAccount,
  findAwaitedEmail,
  findLink,
  lockAccount,
  takeLink,
  updateAccount,
} from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";

const CONFIRMED: Message = /*i18n*/ { id: "accounts.email_confirmed", message: "Your e-mail is confirmed." };
const SENT: Message = /*i18n*/ {
  id: "accounts.confirmation_sent",
  message: "A link to confirm your e-mail is on its way.",
};
const NOTHING_TO_CONFIRM: Message = /*i18n*/ {
  id: "accounts.nothing_to_confirm",
  message: "Your e-mail is confirmed already.",
};

/** Links that confirm an address: the one of the sign-up, or a new one. */
export function createConfirmations(parts: AccountParts, wrongLinks: Throttle) {
  const { db, clock, outbox } = parts;
  const perAccount = createThrottle(db, { name: "confirmation", points: 5, seconds: 60 * 60 });

  return {
    async verifyEmail(oobCode: string, address: string): Promise<Message> {
      const network = toNetwork(address);
      const refusal = await wrongLinks.peek(network);
      if (refusal !== undefined) throw tooMany(refusal);
      const hash = hashLink(oobCode);
      const now = clock.now();
      const isConfirmed = await db.transaction(async (tx) => {
        const link = await findLink(tx, { hash, purpose: "confirm", now });
        if (link?.accountId == null || link.email === null) return false;
        const account = await lockAccount(tx, link.accountId);
        if (account === undefined || !(await takeLink(tx, hash))) return false;
        if (toEmailKey(link.email) === account.emailKey) {
          await updateAccount(tx, account.id, { emailVerifiedAt: now, updatedAt: now });
          return true;
        }
        if (!(await changeEmail(tx, { id: account.id, email: link.email, now }))) return false;
        // Who reads the old mailbox need not be the owner any more.
        await deleteLinks(tx, account.id, "reset");
        const { email: to, language } = account;
        await outbox.sendMail(tx, { to, language, content: emailChangedMail(link.email) });
        return true;
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
      const now = clock.now();
      const awaited = await findAwaitedEmail(db, account.id, now);
      const email = awaited ?? account.email;
      const isNew = toEmailKey(email) !== account.emailKey;
      if (!isNew && account.emailVerifiedAt !== null) return NOTHING_TO_CONFIRM;
      await db.transaction(async (tx) => {
        await deleteLinks(tx, account.id, "confirm");
        const minutes = CONFIRMATION_LINK_HOURS * 60;
        const oobCode = await makeLink(tx, { accountId: account.id, purpose: "confirm", email, now, minutes });
        const url = `${parts.publicUrl}${localPath(account.language, paths.emailVerified())}?oobCode=${oobCode}`;
        const content = isNew ? newEmailMail(url) : confirmationMail(url, account.firstName);
        await outbox.sendMail(tx, { to: email, language: account.language, content });
      });
      return SENT;
    },
  };
}

export function badLink(): Failure {
  const text = ACCOUNT_MESSAGES.badLink;
  return new Failure({ status: 400, code: "accounts.bad_link", text, fields: { oobCode: text } });
}
