import { toEmail, toEmailKey, toName, validateSignUp } from "@vestpocket/domain/accounts/accounts.rules";
import type { AgreedVersions } from "@vestpocket/domain/accounts/policies.schema";
import { findPhoneProblem, isQuebecPhone, toE164 } from "@vestpocket/domain/phones/phones.rules";
import { FRENCH_FIRST_MESSAGES } from "@vestpocket/domain/shared/french-first";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { hashPassword } from "../../platform/password.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { deleteAccountRow, findAccountByEmail, insertAccount } from "./accounts.queries.ts";
import { mailConfirmation, mailExistingOwner, takeOthersMail } from "./confirmations.usecases.ts";
import { storeConsents } from "./consents.usecases.ts";
import { isReserved } from "./links.queries.ts";
import { validateNewPassword } from "./passwords.rules.ts";

interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  readonly verificationCode?: string | undefined;
  readonly altcha?: string | undefined;
  readonly agreedTo?: AgreedVersions | undefined;
  readonly isFrenchGiven?: boolean | undefined;
  readonly address: string;
  readonly language: Language;
}

/**
 * Creates an account; its phone is confirmed if the code sent to it is given. The response and its timing do not reveal
 * whether the address already has an account: only its owner is told, by e-mail.
 */
export async function signUp(deps: AccountDeps, request: SignUp): Promise<void> {
  const person = readPerson(request);
  const { verificationCode, language, address } = request;
  requireFrenchFirst(request, person);
  const code =
    verificationCode === undefined
      ? await deps.phones.requireBotCheck(request.altcha)
      : await deps.phones.trySignUpCode({ phoneNumber: person.phoneNumber, verificationCode, address });
  const refusal = await deps.limits.signUps.take(toNetwork(address));
  if (refusal !== undefined) throw tooMany(refusal);
  const passwordHash = await hashPassword(request.password);
  // Counted for new addresses too, so that both cases do the same work.
  const mayTellOwner = (await takeOthersMail(deps, person.email)) === undefined;
  const wanted = {
    ...person,
    language,
    passwordHash,
    codeId: code?.id,
    agreedTo: request.agreedTo,
    isFrenchGiven: request.isFrenchGiven,
    mayTellOwner,
  };
  await deps.db.transaction((tx) => createAccount(deps, tx, wanted));
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phoneNumber: string;
}

interface NewPerson extends Person {
  readonly language: Language;
  readonly passwordHash: string;
  readonly codeId: string | undefined;
  readonly agreedTo: AgreedVersions | undefined;
  readonly isFrenchGiven: boolean | undefined;
  /** Whether the owner of an account with this address is told. */
  readonly mayTellOwner: boolean;
}

/** Throws Failure 400 for someone in Quebec who agrees to what they were shown in English, unless they got the French first. */
function requireFrenchFirst({ agreedTo, isFrenchGiven, language }: SignUp, { phoneNumber }: Person): void {
  if (agreedTo === undefined || isFrenchGiven || language === "fr") return;
  if (isQuebecPhone(phoneNumber)) throw badFields({ isFrenchGiven: FRENCH_FIRST_MESSAGES.notGiven });
}

async function createAccount(
  deps: AccountDeps,
  tx: Queryable,
  { codeId, agreedTo, isFrenchGiven, mayTellOwner, ...person }: NewPerson,
): Promise<void> {
  if (codeId !== undefined) await deps.phones.spendCode(tx, codeId);
  const now = deps.clock.now();
  const account = {
    ...person,
    id: newId(),
    phoneVerifiedAt: codeId === undefined ? null : now,
    role: "member" as const,
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertAccount(tx, account))) {
    const owner = await findAccountByEmail(tx, account.email);
    if (owner !== undefined && mayTellOwner) await mailExistingOwner(deps, tx, owner);
    return;
  }
  const { id, language } = account;
  // An address that can still be restored to its former account is not free, and looks like any taken one. Asked only
  // now: the insert may have waited for the change that reserved it.
  if (await isReserved(tx, { email: account.email, now, exceptId: id })) {
    await deleteAccountRow(tx, id);
    return;
  }
  const consent = { accountId: id, language, way: "sign-up", versions: agreedTo, isFrenchGiven } as const;
  await storeConsents(deps, tx, consent);
  const subject = { kind: "account" as const, id };
  await deps.recordAudit(tx, { actorId: id, action: "accounts.created", subject });
  const emailKey = toEmailKey(account.email);
  await mailConfirmation(deps, tx, { account: { ...account, emailKey, disabledAt: null }, email: account.email });
}

/** The person as stored. Throws Failure naming each invalid field, in the specified order. */
function readPerson(request: SignUp): Person {
  const problems: Record<string, Message> = { ...validateSignUp(request) };
  const passwordProblem = validateNewPassword(request.password);
  if (passwordProblem !== undefined) problems.password = passwordProblem;
  const phoneNumber = toE164(request.phoneNumber);
  const phoneProblem = findPhoneProblem(request.phoneNumber);
  if (phoneProblem !== undefined) problems.phoneNumber = phoneProblem;
  if (Object.keys(problems).length > 0) throw badFields(problems);
  return {
    firstName: toName(request.firstName),
    lastName: toName(request.lastName),
    email: toEmail(request.email),
    phoneNumber,
  };
}
