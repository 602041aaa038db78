import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey as derive } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Payload } from "altcha-lib/types";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { deriveKey } from "../../platform/keys.ts";
import { countBotChecks, insertBotCheck } from "./phones.queries.ts";

/** Rounds of one guess and the start a right one has: a phone solves it in about a second, and we check it in milliseconds. */
const COST = 5_000;
const KEY_PREFIX = "00";
const ALGORITHM = "PBKDF2/SHA-256";
const MINUTES_TO_SOLVE = 10;
/** Puzzles solved within that time at which they cost twice as much, three times, and at most eight times. */
const BUSY = 50;
const HARDEST = 8;

export type BotCheck = ReturnType<typeof createBotCheck>;

/** A proof of work instead of a picture puzzle: nothing to see, nobody else asked. `isOn`: setting BOT_CHECK. */
export function createBotCheck(parts: { db: Database; clock: Clock; secret: string; isOn: boolean }) {
  const { db, clock } = parts;
  const hmacSignatureSecret = Buffer.from(deriveKey(parts.secret, "bot-check")).toString("base64url");

  return {
    /** A new puzzle. The more are being solved, by whomever, the harder it is; nobody is ever shut out. */
    async challenge(): Promise<Challenge> {
      const now = clock.now();
      const solved = await countBotChecks(db, now);
      return createChallenge({
        algorithm: ALGORITHM,
        cost: COST * Math.min(HARDEST, 1 + Math.floor(solved / BUSY)),
        keyPrefix: KEY_PREFIX,
        deriveKey: derive,
        // Among the signed data, so that it is looked at by our clock.
        data: { expiresAt: now.getTime() + MINUTES_TO_SOLVE * 60_000 },
        hmacSignatureSecret,
      });
    },

    /** Throws Failure unless a puzzle of ours was solved in time and is used for the first time. */
    async require(altcha: string | undefined): Promise<void> {
      if (!parts.isOn) return;
      const payload = readPayload(altcha);
      const { signature, parameters } = payload?.challenge ?? {};
      const expiresAt = new Date(Number(parameters?.data?.expiresAt));
      if (payload === undefined || signature === undefined || !(expiresAt > clock.now())) throw refusal();
      const result = await verifySolution({ ...payload, deriveKey: derive, hmacSignatureSecret }).catch(
        () => undefined,
      );
      if (result?.verified !== true || !(await insertBotCheck(db, { signature, expiresAt }))) throw refusal();
    },
  };
}

function readPayload(altcha: string | undefined): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(altcha ?? "", "base64").toString("utf8")) as Partial<Payload> | null;
    const { challenge, solution } = payload ?? {};
    return challenge?.parameters === undefined || solution === undefined ? undefined : { challenge, solution };
  } catch {
    return undefined;
  }
}

function refusal() {
  return badFields({
    altcha: /*i18n*/ {
      id: "phones.bot_check_failed",
      message: "The automatic check failed. Please try again.",
    },
  });
}
