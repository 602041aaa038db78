import { createHash } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Refusal, type Throttle } from "../../platform/throttle.ts";

const QUARTER_HOUR_SECONDS = HOUR_SECONDS / 4;

/** A sign-in attempt. `device`: the account's mark on a browser where it signed in before. */
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
}

/**
 * Wrong passwords are counted per account and network, per account from anywhere, and per network for any account. A
 * remembered device has its own count instead, so that an attack on an account does not lock its owner out.
 */
export function createSignInLimits(db: Database): SignInLimits {
  return createLimits(db, { prefix: "", perDay: 100 });
}

/** Wrong codes are counted in the same way. Only someone with the password gets this far, and codes are shorter than passwords. */
export function createCodeLimits(db: Database): SignInLimits {
  return createLimits(db, { prefix: "code-", perDay: 30 });
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
  };
}

/** Counts an attempt before its password is compared; the refusal if there were too many. */
export async function countAttempt(limits: SignInLimits, attempt: SignInAttempt): Promise<Refusal | undefined> {
  const counted: { throttle: Throttle; key: string }[] = [];
  for (const counter of listCounters(limits, attempt)) {
    const refusal = await counter.throttle.take(counter.key);
    if (refusal === undefined) {
      counted.push(counter);
      continue;
    }
    // Nothing is compared, so a blocked stranger does not use up the owner's attempts.
    for (const { throttle, key } of counted) await throttle.giveBack(key);
    return refusal;
  }
  return undefined;
}

/** The password was right: resets the count of this pair or device, and undoes the attempt in the others. */
export async function clearAttempts(limits: SignInLimits, attempt: SignInAttempt): Promise<void> {
  const [first, ...others] = listCounters(limits, attempt);
  await first?.throttle.forget(first.key);
  for (const { throttle, key } of others) await throttle.giveBack(key);
}

/** Undoes an attempt whose password was not compared. */
export async function withdrawAttempt(limits: SignInLimits, attempt: SignInAttempt): Promise<void> {
  for (const { throttle, key } of listCounters(limits, attempt)) await throttle.giveBack(key);
}

function listCounters(
  { perPair, perAccount, perNetwork, perDevice }: SignInLimits,
  { email, network, device }: SignInAttempt,
): { throttle: Throttle; key: string }[] {
  if (device !== undefined) return [{ throttle: perDevice, key: device }];
  const account = createHash("sha256").update(toEmailKey(email)).digest("base64url");
  return [
    { throttle: perPair, key: `${account}:${network}` },
    { throttle: perAccount, key: account },
    { throttle: perNetwork, key: network },
  ];
}
