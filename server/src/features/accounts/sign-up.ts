import {
  ACCOUNT_MESSAGES,
  toEmail,
  toEmailKey,
  toName,
  validateSignUp,
} from "@vestpocket/domain/accounts/accounts.rules";
import { isReachablePhone, PHONE_MESSAGES, toE164 } from "@vestpocket/domain/phones/phones.rules";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { hashPassword } from "../../platform/password.ts";
import { createThrottle } from "../../platform/throttle.ts";
import { alreadyHasAccountMail } from "./accounts.mails.ts";
import { findAccountByEmail, insertAccount } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { mailConfirmation } from "./confirmations.ts";

export interface SignUpRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  readonly verificationCode?: string | undefined;
  readonly altcha?: string | undefined;
  readonly address: string;
  readonly language: Language;
}

export function createSignUp(parts: AccountParts) {
  const { db, clock, outbox, phones, recordAudit } = parts;
  const perAddress = createThrottle(db, { name: "sign-up", points: 20, seconds: 30 * 60 });

  return {
    /**
     * Makes an account, with its phone confirmed where a code is given. The answer is the same, in the same time, where the
     * address has an account already: its owner is told by mail.
     */
    async signUp(request: SignUpRequest): Promise<Message> {
      validateRequest(request);
      const tried =
        request.verificationCode === undefined
          ? await parts.requireBotCheck(request.altcha)
          : await phones.trySignUpCode({ ...request, verificationCode: request.verificationCode });
      const refusal = await perAddress.take(toNetwork(request.address));
      if (refusal !== undefined) throw tooMany(refusal);

      const passwordHash = await hashPassword(request.password);
      const now = clock.now();
      const account = {
        id: newId(),
        email: toEmail(request.email),
        passwordHash,
        firstName: toName(request.firstName),
        lastName: toName(request.lastName),
        phoneNumber: tried?.phoneNumber ?? toE164(request.phoneNumber),
        phoneVerifiedAt: tried === undefined ? null : now,
        language: request.language,
        role: "member" as const,
        createdAt: now,
        updatedAt: now,
      };
      await db.transaction(async (tx) => {
        if (tried !== undefined) await phones.spendCode(tx, tried.id);
        if (!(await insertAccount(tx, account))) return tellOwner(tx, account.email);
        await recordAudit(tx, {
          actorId: account.id,
          action: "accounts.created",
          subject: { kind: "account", id: account.id },
        });
        const emailKey = toEmailKey(account.email);
        await mailConfirmation(tx, parts, { account: { ...account, emailKey }, email: account.email });
      });
      return ACCOUNT_MESSAGES.signedUp;
    },
  };

  async function tellOwner(tx: Queryable, email: string): Promise<void> {
    const owner = await findAccountByEmail(tx, email);
    if (owner === undefined) return;
    const url = `${parts.publicUrl}${localPath(owner.language, paths.login())}`;
    await outbox.sendMail(tx, { to: owner.email, language: owner.language, content: alreadyHasAccountMail(url) });
  }
}

/** Throws Failure naming each wrong field, in the specified order. */
function validateRequest(request: SignUpRequest): void {
  const wrong: Record<string, Message> = { ...validateSignUp(request) };
  if (wrong.password === undefined && isCommonPassword(request.password)) {
    wrong.password = ACCOUNT_MESSAGES.commonPassword;
  }
  if (!isReachablePhone(toE164(request.phoneNumber))) wrong.phoneNumber = PHONE_MESSAGES.notSent;
  if (Object.keys(wrong).length > 0) throw badFields(wrong);
}
