import { createHash } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { CODE_TRIES_A_DAY, PASSWORD_TRIES_A_DAY } from "@vestpocket/domain/sessions/sessions.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Refusal, type Throttle } from "../../platform/throttle.ts";

const QUARTER_HOUR_SECONDS = HOUR_SECONDS / 4;

/** A sign-in attempt. `device`: the account's mark on a browser where it passed this step before. */
export interface SignInAttempt {
  readonly email: string;
  readonly network: string;
  readonly device: string | undefined;
}

export interface SignInLimits {
  readonly perPair: Throttle;
  readonly perAccount: Throttle;
  readonly perNetwork: Throttle;
  readonly perDevice: Throttle;
  /** All remembered devices of an account together. */
  readonly perDevices: Throttle;
}

/** Where a count of an attempt is kept. */
interface Counter {
  readonly throttle: Throttle;
  readonly key: string;
}

/** The counts that include an attempt. */
export interface CountedAttempt {
  readonly counters: readonly Counter[];
}

/**
 * Wrong passwords are counted per account and network, per account from anywhere, and per network for any account. A
 * remembered device has its own count instead, so that an attack on an account does not lock its owner out; all devices
 * of an account together have as many attempts a day as everyone else together, and then count like any other browser.
 */
export function createSignInLimits(db: Database): SignInLimits {
  return createLimits(db, { prefix: "", perDay: PASSWORD_TRIES_A_DAY });
}

/** Wrong codes are counted in the same way. Only someone with the password gets this far, and codes are shorter than passwords. */
export function createCodeLimits(db: Database): SignInLimits {
  return createLimits(db, { prefix: "code-", perDay: CODE_TRIES_A_DAY });
}

/** `perDay`: attempts at an account from anywhere, in a day. */
function createLimits(db: Database, { prefix, perDay }: { prefix: string; perDay: number }): SignInLimits {
  const create = (name: string, limit: { points: number; seconds: number; grows?: boolean }) =>
    createThrottle(db, { name: prefix + name, ...limit });
  return {
    perPair: create("accountAndAddress", { points: 5, seconds: QUARTER_HOUR_SECONDS, grows: true }),
    perAccount: create("account", { points: perDay, seconds: DAY_SECONDS }),
    perNetwork: create("address", { points: 50, seconds: QUARTER_HOUR_SECONDS }),
    perDevice: create("device", { points: 5, seconds: QUARTER_HOUR_SECONDS, grows: true }),
    perDevices: create("devices", { points: perDay, seconds: DAY_SECONDS }),
  };
}

/** Counts an attempt before what was entered is compared; the refusal if there were too many. */
export async function countAttempt(limits: SignInLimits, attempt: SignInAttempt): Promise<CountedAttempt | Refusal> {
  const account = createHash("sha256").update(toEmailKey(attempt.email)).digest("base64url");
  const ofDevices = { throttle: limits.perDevices, key: account };
  if (attempt.device !== undefined && (await limits.perDevices.take(account)) === undefined) {
    const counted = await countIn([{ throttle: limits.perDevice, key: attempt.device }]);
    if ("counters" in counted) return { counters: [...counted.counters, ofDevices] };
    await limits.perDevices.giveBack(account);
    return counted;
  }
  return countIn([
    { throttle: limits.perPair, key: `${account}:${attempt.network}` },
    { throttle: limits.perAccount, key: account },
    { throttle: limits.perNetwork, key: attempt.network },
  ]);
}

/** Counts in each, or in none and returns the first refusal. */
async function countIn(counters: readonly Counter[]): Promise<CountedAttempt | Refusal> {
  const counted: Counter[] = [];
  for (const counter of counters) {
    const refusal = await counter.throttle.take(counter.key);
    if (refusal !== undefined) {
      // Nothing is compared, so a blocked stranger does not use up the owner's attempts.
      await withdrawAttempt({ counters: counted });
      return refusal;
    }
    counted.push(counter);
  }
  return { counters: counted };
}

/** What was entered was right: resets the count of this pair or device, and undoes the attempt in the others. */
export async function clearAttempts({ counters: [first, ...others] }: CountedAttempt): Promise<void> {
  await first?.throttle.forget(first.key);
  await withdrawAttempt({ counters: others });
}

/** Undoes an attempt whose password was not compared. */
export async function withdrawAttempt({ counters }: CountedAttempt): Promise<void> {
  for (const { throttle, key } of counters) await throttle.giveBack(key);
}
