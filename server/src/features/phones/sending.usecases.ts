import { randomInt } from "node:crypto";
import {
  CODE_DIGITS,
  CODE_MINUTES,
  findPhoneProblem,
  toE164,
  toPhonePrefix,
} from "@vestpocket/domain/phones/phones.rules";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { seal } from "../../platform/keys.ts";
import { toNetwork } from "../../platform/network.ts";
import { requireBotCheck } from "./bot-check.usecases.ts";
import type { PhoneDeps } from "./phones.deps.ts";
import { dailyLimitReached, sentTooMany, sentTooSoon } from "./phones.failures.ts";
import { type CodePurpose, countSends, insertPhoneCode, lockSends } from "./phones.queries.ts";
import { findSendRefusal } from "./sending.rules.ts";

const CODE_TEXT: Message = /*i18n*/ {
  id: "phones.code_text",
  message: "{code} is your Vestpocket verification code. It expires in 10 minutes. We will never ask you for it.",
};

interface SendCode {
  readonly phoneNumber: string;
  readonly altcha: string | undefined;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly address: string;
}

/** Sends a code to a number. Throws Failure if the number is not reachable, or if too many codes were sent. */
export async function sendCode(deps: PhoneDeps, { altcha, ...request }: SendCode): Promise<void> {
  const problem = findPhoneProblem(request.phoneNumber);
  if (problem !== undefined) throw badFields({ phoneNumber: problem });
  const phoneNumber = toE164(request.phoneNumber);
  await requireBotCheck(deps, altcha);
  const send = { ...request, phoneNumber, address: toNetwork(request.address), now: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    await lockSends(tx);
    await requireWithinDay(deps, tx, send);
    await recordCode(deps, tx, send);
  });
}

/** A code about to be sent: the number in E.164, and the network it was requested from. */
interface Send {
  readonly phoneNumber: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly address: string;
  readonly now: Date;
}

/** Throws Failure if a limit is reached. */
async function requireWithinDay({ log, dailyMax }: PhoneDeps, tx: Queryable, send: Send): Promise<void> {
  const { phoneNumber, address, now } = send;
  const counts = await countSends(tx, { phoneNumber, prefix: toPhonePrefix(phoneNumber), address, now });
  const refusal = findSendRefusal(counts, { now, dailyMax });
  switch (refusal?.reason) {
    case undefined:
      return;
    case "daily-limit":
      log.error({ sent: counts.inDay }, "daily limit of text messages reached");
      throw dailyLimitReached();
    case "too-soon":
      throw sentTooSoon(refusal.seconds);
    case "too-many":
      throw sentTooMany();
  }
}

async function recordCode(
  { outbox, codeKey }: PhoneDeps,
  tx: Queryable,
  { phoneNumber, purpose, language, address, now }: Send,
): Promise<void> {
  const id = newId();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  await insertPhoneCode(tx, {
    id,
    phoneNumber,
    purpose,
    hash: seal(codeKey, `${id}.${code}`),
    address,
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  await outbox.sendText(tx, { to: phoneNumber, language, text: withValues(CODE_TEXT, { code }) });
}
