import {
  ACCOUNT_MESSAGES,
  toEmail,
  toEmailKey,
  toName,
  validateEmail,
  validateName,
} from "@vestpocket/domain/accounts/accounts.rules";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { mayUseAccount } from "@vestpocket/domain/accounts/administration.rules";
import { findPhoneProblem, PHONE_MESSAGES, toE164 } from "@vestpocket/domain/phones/phones.rules";
import { ENDED_SESSION_RETENTION } from "@vestpocket/domain/sessions/sessions.retention";
import { findRetentionStart } from "@vestpocket/domain/shared/retention";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, notFound, notYours, signInNeeded } from "../../platform/http/failure.ts";
import { securityNotice } from "../../platform/messages/tell.ts";
import { requireOwnAccount, requireUserId } from "../../platform/session/own-account.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { type Account, findAccount, updateAccount } from "./accounts.queries.ts";
import { toProfile } from "./accounts.views.ts";
import { emailChangeAskedMail } from "./confirmations.mails.ts";
import { mailConfirmation, takeOthersMail } from "./confirmations.usecases.ts";
import { listAgreements } from "./consents.usecases.ts";
import { findUnconfirmedEmail } from "./links.queries.ts";
import { type Reauthentication, requireReauthentication } from "./reauthentication.usecases.ts";
import { countRecoveryCodes } from "./recovery-codes.queries.ts";

/** An account as its owner reads it. Administrators may read any; that is audited. */
export async function readProfile(
  { db, clock, recordAudit, isMember, readStanding, sessions }: AccountDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<Profile> {
  requireUserId(id);
  const isOwn = viewer.uid === id;
  if (!mayUseAccount(viewer, id)) throw notYours();
  const account = isUuid(id) ? await findAccount(db, id) : undefined;
  if (account === undefined) throw isOwn ? signInNeeded() : notFound();
  if (!isOwn) await recordAudit(db, { actorId: viewer.uid, action: "users.read", subject: { kind: "account", id } });
  const unconfirmed = await findUnconfirmedEmail(db, id, clock.now());
  const newEmail = unconfirmed !== undefined && toEmailKey(unconfirmed) !== account.emailKey ? unconfirmed : null;
  return toProfile(account, {
    newEmail,
    isSubscribed: await isMember(id),
    ...(await readStanding(id)),
    agreements: await listAgreements(db, id),
    recoveryCodes: await countRecoveryCodes(db, id),
    // Sessions of an older account may have been deleted since.
    hasLoggedInBefore:
      account.createdAt < findRetentionStart(ENDED_SESSION_RETENTION, clock.now()) ||
      (await sessions.hasOther({ uid: id, than: viewer.sessionId })),
  });
}

/** Only a new address requires reauthentication. */
interface ProfileForm extends Reauthentication {
  readonly uid?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly language?: Language | undefined;
}

/** What the owner has to do before a change takes effect. */
interface Awaited {
  readonly emailLink: boolean;
  readonly phoneCode: boolean;
}

/**
 * Saves names and language. A new address takes effect with the link e-mailed to it, a new number with the code sent to
 * it.
 */
export async function updateProfile(
  deps: AccountDeps,
  { viewer, id, form }: { viewer: Viewer; id: string; form: ProfileForm },
): Promise<Awaited> {
  requireOwnAccount(viewer, id);
  requireOwnAccount(viewer, form.uid);
  const account = await findAccount(deps.db, id);
  if (account === undefined) throw signInNeeded();
  const change = readProfileForm(form, account);
  if (change.newEmail !== undefined) {
    const { password, code, passkey } = form;
    await requireReauthentication(deps, { viewer, password, code, passkey });
    await requireWithinLimit(deps.limits.emailChanges.take(id));
    await requireWithinLimit(takeOthersMail(deps, change.newEmail));
  }
  await deps.db.transaction(async (tx) => {
    await deps.sessions.requireOpen(tx, viewer);
    await saveProfile(deps, tx, { account, change });
  });
  return { emailLink: change.newEmail !== undefined, phoneCode: change.hasNewPhone };
}

interface ProfileChange {
  readonly names: Pick<Account, "firstName" | "lastName" | "language">;
  readonly newEmail: string | undefined;
  readonly hasNewPhone: boolean;
}

/** What a profile form changes in an account. Throws Failure naming each invalid field. */
function readProfileForm(form: ProfileForm, account: Account): ProfileChange {
  const phoneNumber = form.phoneNumber.trim() === "" ? null : toE164(form.phoneNumber);
  const hasNewPhone = phoneNumber !== null && phoneNumber !== account.phoneNumber;
  const found = {
    firstName: validateName(form.firstName, ACCOUNT_MESSAGES.firstNameRequired),
    lastName: validateName(form.lastName, ACCOUNT_MESSAGES.lastNameRequired),
    phoneNumber: validatePhone(form.phoneNumber, account),
    email: validateEmail(form.email),
  };
  const problems = Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== undefined);
  if (problems.length > 0) throw badFields(Object.fromEntries(problems));
  return {
    names: {
      firstName: toName(form.firstName),
      lastName: toName(form.lastName),
      language: form.language ?? account.language,
    },
    newEmail: toEmailKey(form.email) === account.emailKey ? undefined : toEmail(form.email),
    hasNewPhone,
  };
}

/** The account's own number is always accepted; once there is one, it cannot be removed. */
function validatePhone(typed: string, { phoneNumber }: Account): Message | undefined {
  if (typed.trim() === "") return phoneNumber === null ? undefined : PHONE_MESSAGES.required;
  return toE164(typed) === phoneNumber ? undefined : findPhoneProblem(typed);
}

async function saveProfile(
  deps: AccountDeps,
  tx: Queryable,
  { account, change: { names, newEmail } }: { account: Account; change: ProfileChange },
): Promise<void> {
  const { id } = account;
  await updateAccount(tx, id, { ...names, updatedAt: deps.clock.now() });
  const isSameName = names.firstName === account.firstName && names.lastName === account.lastName;
  if (!isSameName) await deps.noteNewName(tx, id);
  const about = { actorId: id, subject: { kind: "account" as const, id } };
  await deps.recordAudit(tx, { ...about, action: "accounts.profile_saved" });
  if (newEmail === undefined) return;
  await mailConfirmation(deps, tx, { account, email: newEmail });
  await deps.tell(
    tx,
    account,
    securityNotice((url) => emailChangeAskedMail(url, newEmail)),
  );
  await deps.recordAudit(tx, { ...about, action: "accounts.email_change_asked" });
}
