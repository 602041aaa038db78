import {
  ACCOUNT_MESSAGES,
  RESET_LINK_MINUTES,
  toEmailKey,
  validateEmail,
  validatePassword,
} from "@vestpocket/domain/accounts/accounts.rules";
import { LOGIN_MESSAGES } from "@vestpocket/domain/sessions/sessions.rules";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, Failure, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { hashPassword, isPassword } from "../../platform/password.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle } from "../../platform/throttle.ts";
import { createLinkThrottle, hashLink, makeLink } from "./account-links.ts";
import { passwordChangedMail, resetMail } from "./accounts.mails.ts";
import {
  type Account,
  deleteLinks,
  deleteLinksAway,
  findAccount,
  findAccountByEmail,
  findLink,
  lockAccount,
  takeLink,
  updateAccount,
} from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { badLink } from "./confirmations.ts";

const HALF_HOUR = 30 * 60;
const CHANGED: Message = /*i18n*/ { id: "accounts.password_changed", message: "Your password has been changed." };

/** Forgetting, setting anew and changing a password, and asking for it again. */
export function createPasswords(parts: AccountParts) {
  const { db, clock, outbox, recordAudit } = parts;
  const asksPerEmail = createThrottle(db, { name: "forgot-email", points: 5, seconds: HALF_HOUR });
  const asksPerAddress = createThrottle(db, { name: "forgot-address", points: 30, seconds: HALF_HOUR });
  const wrongLinks = createLinkThrottle(db);
  const checks = createThrottle(db, { name: "password-check", points: 5, seconds: 15 * 60, grows: true });

  /** The viewer's account after its password was given again; throws Failure naming `field` where it is wrong. */
  async function requirePassword(viewer: Viewer, password: string, field = "password"): Promise<Account> {
    const refusal = await checks.take(viewer.uid);
    if (refusal !== undefined) throw tooMany(refusal);
    const account = await findAccount(db, viewer.uid);
    if (account === undefined) throw signInNeeded();
    if (!(await isPassword(account.passwordHash, password))) {
      const text = LOGIN_MESSAGES.wrongPassword;
      throw new Failure({ status: 400, code: "accounts.wrong_password", text, fields: { [field]: text } });
    }
    await checks.forget(viewer.uid);
    return account;
  }

  const forgotUrl = (language: Language) => `${parts.publicUrl}${localPath(language, paths.forgotPassword())}`;

  return {
    requirePassword,

    /** Mails a link where the address has an account; the answer does not say so. */
    async forgotPassword(request: { email: string; address: string; language: Language }): Promise<Message> {
      const wrong = request.email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(request.email);
      if (wrong !== undefined) throw badFields({ email: wrong });
      const refusal = await asksPerAddress.take(toNetwork(request.address));
      if (refusal !== undefined) throw tooMany(refusal);
      const isTooOften = (await asksPerEmail.take(toThrottleKey(request.email))) !== undefined;
      const found = isTooOften ? undefined : await findAccountByEmail(db, request.email);
      const account = found?.disabledAt === null ? found : undefined;
      await db.transaction(async (tx) => {
        const link = { accountId: account?.id ?? null, purpose: "reset", email: null } as const;
        const oobCode = await makeLink(tx, { ...link, now: clock.now(), minutes: RESET_LINK_MINUTES });
        if (account === undefined) return;
        await mailReset(tx, account, oobCode);
        await recordAudit(tx, { action: "accounts.reset_asked", subject: { kind: "account", id: account.id } });
      });
      return ACCOUNT_MESSAGES.resetSent;
    },

    /** Mails the same link without being asked by the person. Throws Failure where there were too many. */
    async sendReset(tx: Queryable, account: Account): Promise<void> {
      const refusal = await asksPerEmail.take(toThrottleKey(account.email));
      if (refusal !== undefined) throw tooMany(refusal);
      const link = { accountId: account.id, purpose: "reset", email: null } as const;
      await mailReset(tx, account, await makeLink(tx, { ...link, now: clock.now(), minutes: RESET_LINK_MINUTES }));
    },

    /** Sets a new password by a mailed link. All other links and all sessions of the account end. */
    async resetPassword(request: {
      oobCode: string;
      password: string;
      address: string;
    }): Promise<{ message: Message; email: string }> {
      validateNew(request.password, "password");
      const network = toNetwork(request.address);
      const refusal = await wrongLinks.peek(network);
      if (refusal !== undefined) throw tooMany(refusal);
      const hash = hashLink(request.oobCode);
      const link = await findLink(db, { hash, purpose: "reset", now: clock.now() });
      if (link?.accountId == null) {
        await wrongLinks.take(network);
        throw badLink();
      }
      const { accountId } = link;
      const passwordHash = await hashPassword(request.password);
      const now = clock.now();
      const email = await db.transaction(async (tx) => {
        const account = await lockAccount(tx, accountId);
        if (account === undefined || !(await takeLink(tx, hash))) throw badLink();
        await deleteLinks(tx, account.id);
        // Whoever reads the mailbox owns the account. Until it was confirmed, its phone and its authenticator may be those of
        // somebody who signed up with another's address.
        const isFirstProof = account.emailVerifiedAt === null;
        await updateAccount(tx, account.id, { passwordHash, ...(isFirstProof && toFirstProof(now)), updatedAt: now });
        await parts.endSessions(tx, { uid: account.id });
        await tellPasswordChanged(tx, account);
        await recordAudit(tx, { action: "accounts.reset_done", subject: { kind: "account", id: account.id } });
        return account.email;
      });
      return { message: ACCOUNT_MESSAGES.resetDone, email };
    },

    /** Changes the password of whoever is signed in; every other session ends. */
    async changePassword(viewer: Viewer, request: { currentPassword: string; newPassword: string }): Promise<Message> {
      const account = await requirePassword(viewer, request.currentPassword, "currentPassword");
      validateNew(request.newPassword, "newPassword");
      const passwordHash = await hashPassword(request.newPassword);
      await db.transaction(async (tx) => {
        await updateAccount(tx, account.id, { passwordHash, updatedAt: clock.now() });
        await deleteLinksAway(tx, account);
        await parts.endSessions(tx, { uid: account.id, except: viewer.sessionId });
        await tellPasswordChanged(tx, account);
        const subject = { kind: "account", id: account.id };
        await recordAudit(tx, { actorId: viewer.uid, action: "accounts.password_changed", subject });
      });
      return CHANGED;
    },
  };

  async function mailReset(tx: Queryable, { email: to, language }: Account, oobCode: string): Promise<void> {
    const url = `${parts.publicUrl}${localPath(language, paths.resetPassword())}?oobCode=${oobCode}`;
    await outbox.sendMail(tx, { to, language, content: resetMail(url) });
  }

  async function tellPasswordChanged(tx: Queryable, account: Account): Promise<void> {
    const { email: to, language } = account;
    await outbox.sendMail(tx, { to, language, content: passwordChangedMail(forgotUrl(language)) });
  }
}

/** What an account keeps of the time before its mailbox was proved: nothing that lets somebody in. */
function toFirstProof(now: Date) {
  const noPhone = { phoneNumber: null, phoneVerifiedAt: null };
  const noSecondFactor = { secondFactorSecret: null, secondFactorSince: null, secondFactorPeriod: null };
  return { emailVerifiedAt: now, ...noPhone, ...noSecondFactor };
}

function toThrottleKey(email: string): string {
  return hashLink(toEmailKey(email));
}

function validateNew(password: string, field: string): void {
  const wrong =
    validatePassword(password) ?? (isCommonPassword(password) ? ACCOUNT_MESSAGES.commonPassword : undefined);
  if (wrong !== undefined) throw badFields({ [field]: wrong });
}
