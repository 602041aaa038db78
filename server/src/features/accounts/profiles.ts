import {
  ACCOUNT_MESSAGES,
  mayUseAccount,
  toEmail,
  toEmailKey,
  toName,
  validateEmail,
  validateName,
} from "@vestpocket/domain/accounts/accounts.rules";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { isReachablePhone, PHONE_MESSAGES, toE164 } from "@vestpocket/domain/phones/phones.rules";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { validate } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, notFound, notYours, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle } from "../../platform/throttle.ts";
import { emailChangeAskedMail } from "./accounts.mails.ts";
import { type Account, findAccount, findAwaitedEmail, updateAccount } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";
import { toProfile } from "./accounts.views.ts";
import { mailConfirmation } from "./confirmations.ts";

const SAVED: Message = /*i18n*/ { id: "accounts.saved", message: "Your profile has been saved." };
const SAVED_EMAIL: Message = /*i18n*/ {
  id: "accounts.saved_email",
  message: "Your profile has been saved. To confirm your new email, open the link we sent to it.",
};
const SAVED_PHONE: Message = /*i18n*/ {
  id: "accounts.saved_phone",
  message: "Your profile has been saved. Your new number takes effect once you enter the code we text you.",
};

export interface ProfileChange {
  readonly uid?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly language?: Language | undefined;
}

export function createProfiles(parts: AccountParts) {
  const { db, clock, outbox, recordAudit } = parts;
  const emailChanges = createThrottle(db, { name: "email-change", points: 5, seconds: 60 * 60 });

  return {
    /** An account as its owner reads it; an administrator may read any. */
    async getProfile(viewer: Viewer, id: string): Promise<Profile> {
      const isOwn = viewer.uid === id;
      if (!mayUseAccount(viewer, id) || !(isOwn || viewer.hasSecondFactor)) throw notYours();
      const account = validate(id) ? await findAccount(db, id) : undefined;
      if (account === undefined) throw isOwn ? signInNeeded() : notFound();
      if (!isOwn)
        await recordAudit(db, { actorId: viewer.uid, action: "users.read", subject: { kind: "account", id } });
      const awaited = await findAwaitedEmail(db, id, clock.now());
      const newEmail = awaited !== undefined && toEmailKey(awaited) !== account.emailKey ? awaited : null;
      return toProfile(account, { newEmail, isSubscribed: await parts.isMember(id) });
    },

    /** Saves names and language. A new address waits for its link, a new number for its code. */
    async updateProfile(viewer: Viewer, id: string, change: ProfileChange): Promise<Message> {
      if (viewer.uid !== id || (change.uid !== undefined && change.uid !== id)) throw notYours();
      const account = await findAccount(db, id);
      if (account === undefined) throw signInNeeded();
      validateChange(change, account);
      const isNewEmail = toEmailKey(change.email) !== account.emailKey;
      const isNewPhone = isOtherPhone(change.phoneNumber, account);
      const refusal = isNewEmail ? await emailChanges.take(id) : undefined;
      if (refusal !== undefined) throw tooMany(refusal);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await updateAccount(tx, id, {
          firstName: toName(change.firstName),
          lastName: toName(change.lastName),
          language: change.language ?? account.language,
          updatedAt: now,
        });
        const about = { actorId: id, subject: { kind: "account", id } };
        await recordAudit(tx, { ...about, action: "accounts.profile_saved" });
        if (!isNewEmail) return;
        await askToConfirm(tx, account, toEmail(change.email));
        await recordAudit(tx, { ...about, action: "accounts.email_change_asked" });
      });
      if (isNewEmail) return SAVED_EMAIL;
      return isNewPhone ? SAVED_PHONE : SAVED;
    },
  };

  /** Asks the new mailbox to confirm, and tells the present one. */
  async function askToConfirm(tx: Queryable, account: Account, email: string): Promise<void> {
    await mailConfirmation(tx, parts, { account, email });
    const { email: to, language } = account;
    const url = `${parts.publicUrl}${localPath(language, paths.forgotPassword())}`;
    await outbox.sendMail(tx, { to, language, content: emailChangeAskedMail(url, email) });
  }
}

function isOtherPhone(phoneNumber: string, account: Account): boolean {
  return phoneNumber.trim() !== "" && toE164(phoneNumber) !== account.phoneNumber;
}

/** Throws Failure naming each wrong field. */
function validateChange(change: ProfileChange, account: Account): void {
  const isPhoneLeftOut = change.phoneNumber.trim() === "" && account.phoneNumber !== null;
  const found = {
    firstName: validateName(change.firstName, ACCOUNT_MESSAGES.firstNameRequired),
    lastName: validateName(change.lastName, ACCOUNT_MESSAGES.lastNameRequired),
    phoneNumber: isPhoneLeftOut
      ? PHONE_MESSAGES.required
      : isOtherPhone(change.phoneNumber, account) && !isReachablePhone(toE164(change.phoneNumber))
        ? PHONE_MESSAGES.notSent
        : undefined,
    email: validateEmail(change.email),
  };
  const wrong = Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== undefined);
  if (wrong.length > 0) throw badFields(Object.fromEntries(wrong));
}
