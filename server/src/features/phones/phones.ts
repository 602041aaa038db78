import type { Queryable } from "../../platform/database/database.ts";
import { deriveKey } from "../../platform/keys.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireBotCheck } from "./bot-check.usecases.ts";
import { spendCode, tryCode } from "./codes.usecases.ts";
import type { PhoneDeps, PhonesNeeds } from "./phones.deps.ts";
import { createCodeLimit } from "./phones.limits.ts";
import { deleteOldCodes } from "./phones.queries.ts";
import { registerPhones } from "./phones.routes.ts";

/** Codes that confirm a phone number, and the check that keeps bots from requesting them. */
export async function createPhones({ serve, jobs, config, ...platform }: Platform, needs: PhonesNeeds) {
  const { db, clock } = platform;
  const deps: PhoneDeps = {
    ...platform,
    ...needs,
    codeKey: deriveKey(config.secret, "phone-code"),
    codeLimit: createCodeLimit(db),
    dailyMax: config.smsDailyMax,
    isBotCheckOn: config.botCheck,
    botCheckSecret: Buffer.from(deriveKey(config.secret, "bot-check")).toString("base64url"),
  };
  registerPhones(serve, deps);
  await jobs?.schedule({ name: "phones.purge", cron: "20 8 * * *", work: () => deleteOldCodes(db, clock.now()) });
  return {
    requireBotCheck: (altcha: string | undefined) => requireBotCheck(deps, altcha),
    /** Checks a code entered while signing up. */
    trySignUpCode: (entered: { phoneNumber: string; verificationCode: string; address: string }) =>
      tryCode(deps, { ...entered, purpose: "sign-up" }),
    spendCode: (tx: Queryable, id: string) => spendCode(deps, tx, id),
  };
}
