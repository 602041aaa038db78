import { randomInt } from "node:crypto";
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_TRIES,
  isReachablePhone,
  PHONE_MESSAGES,
  RESEND_SECONDS,
  SENDS_PER_ADDRESS_AN_HOUR,
  SENDS_PER_PHONE_A_DAY,
  SENDS_PER_PHONE_AN_HOUR,
  toE164,
  toPhonePrefix,
  UNCONFIRMED_PER_PREFIX_AN_HOUR,
} from "@vestpocket/domain/phones/phones.rules";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import { v7 as newId } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import { deriveKey, isSealed, seal } from "../../platform/keys.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import { toNetwork } from "../../platform/network.ts";
import type { BotCheck } from "./bot-check.ts";
import {
  type CodePurpose,
  countSends,
  deleteOldCodes,
  insertPhoneCode,
  lockSends,
  type SendCounts,
  takeTry,
  useCode,
} from "./phones.queries.ts";

const HOUR = 60 * 60;
const CODE_TEXT: Message = /*i18n*/ {
  id: "phones.code_text",
  message: "{code} is your Vestpocket verification code. It expires in 10 minutes. We will never ask you for it.",
};

export type Phones = ReturnType<typeof createPhones>;

export function createPhones(parts: {
  db: Database;
  clock: Clock;
  log: Logger;
  secret: string;
  outbox: Outbox;
  botCheck: BotCheck;
  /** Codes sent in a day at most, to whomever: what an attack may cost. */
  dailyMax: number;
  /** Puts a confirmed number on an account. */
  linkPhone: (tx: Queryable, uid: string, phoneNumber: string, now: Date) => Promise<void>;
}) {
  const { db, clock } = parts;
  const key = deriveKey(parts.secret, "phone-code");

  /** The id of the code that was given, tried and right; throws Failure otherwise. The try counts whatever follows. */
  async function tryCode(given: { phoneNumber: string; verificationCode: string; purpose: CodePurpose }) {
    const phoneNumber = toE164(given.phoneNumber);
    const code = given.verificationCode.replace(/\s/gu, "");
    const wanted = { phoneNumber, purpose: given.purpose, now: clock.now(), triesMax: CODE_TRIES };
    const taken = await takeTry(db, wanted);
    if (taken === undefined) throw spentCode();
    if (!isSealed(key, `${taken.id}.${code}`, taken.hash)) throw wrongCode();
    return { id: taken.id, phoneNumber };
  }

  /** Uses a tried code up in the transaction of what it allows; throws Failure where it was used at the same moment. */
  async function spendCode(tx: Queryable, id: string): Promise<void> {
    if (!(await useCode(tx, id, clock.now()))) throw spentCode();
  }

  return {
    /** Sends a code to a number; throws Failure where it is not reachable or too much was sent. */
    async sendCode(request: {
      phoneNumber: string;
      altcha: string | undefined;
      purpose: CodePurpose;
      language: Language;
      address: string;
    }): Promise<Message> {
      const phoneNumber = toE164(request.phoneNumber);
      if (!isReachablePhone(phoneNumber)) throw badFields({ phoneNumber: PHONE_MESSAGES.notSent });
      await parts.botCheck.require(request.altcha);

      const [address, prefix, now] = [toNetwork(request.address), toPhonePrefix(phoneNumber), clock.now()];
      await db.transaction(async (tx) => {
        await lockSends(tx);
        const counts = await countSends(tx, { phoneNumber, prefix, address, now });
        const refusal = checkSendLimits(counts, now, parts.dailyMax);
        if (refusal?.status === 503)
          parts.log.error({ sent: counts.inDay }, "the day's limit of text messages is reached");
        if (refusal !== undefined) throw refusal;
        const id = newId();
        const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
        await insertPhoneCode(tx, {
          id,
          phoneNumber,
          purpose: request.purpose,
          hash: seal(key, `${id}.${code}`),
          address,
          tries: 0,
          createdAt: now,
          expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
        });
        const text = withValues(CODE_TEXT, { code });
        await parts.outbox.sendText(tx, { to: phoneNumber, language: request.language, text });
      });
      return PHONE_MESSAGES.sent;
    },

    tryCode,
    spendCode,

    /** Links the number a code was sent to with the account of whoever is signed in. */
    async linkPhone(request: { uid: string; phoneNumber: string; verificationCode: string }): Promise<Message> {
      const tried = await tryCode({ ...request, purpose: "link" });
      await db.transaction(async (tx) => {
        await spendCode(tx, tried.id);
        await parts.linkPhone(tx, request.uid, tried.phoneNumber, clock.now());
      });
      return PHONE_MESSAGES.verified;
    },

    forgetOldCodes: (): Promise<void> => deleteOldCodes(db, clock.now()),
  };
}

function checkSendLimits(counts: SendCounts, now: Date, dailyMax: number): Failure | undefined {
  if (counts.inDay >= dailyMax) {
    return new Failure({ status: 503, code: "phones.unavailable", text: PHONE_MESSAGES.unavailable, retryAfter: HOUR });
  }
  const sinceLast = counts.lastToPhone === null ? Infinity : (now.getTime() - counts.lastToPhone.getTime()) / 1000;
  if (sinceLast < RESEND_SECONDS) {
    const seconds = Math.ceil(RESEND_SECONDS - sinceLast);
    const text = withValues(PHONE_MESSAGES.tooSoon, { seconds });
    return new Failure({ status: 429, code: "phones.too_soon", text, retryAfter: seconds });
  }
  const isTooMany =
    counts.toPhoneInHour >= SENDS_PER_PHONE_AN_HOUR ||
    counts.toPhoneInDay >= SENDS_PER_PHONE_A_DAY ||
    counts.fromAddressInHour >= SENDS_PER_ADDRESS_AN_HOUR ||
    counts.unconfirmedOfPrefixInHour >= UNCONFIRMED_PER_PREFIX_AN_HOUR;
  return isTooMany
    ? new Failure({ status: 429, code: "phones.too_many", text: PHONE_MESSAGES.tooMany, retryAfter: HOUR })
    : undefined;
}

/** There is no code, or it is too old, used, or was tried too often. */
function spentCode(): Failure {
  const text = PHONE_MESSAGES.codeSpent;
  return new Failure({ status: 400, code: "phones.code_spent", text, fields: { verificationCode: text } });
}

function wrongCode(): Failure {
  const text = PHONE_MESSAGES.failed;
  return new Failure({ status: 400, code: "phones.wrong_code", text, fields: { verificationCode: text } });
}
