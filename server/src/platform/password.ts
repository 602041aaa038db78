import { hash, verify } from "@node-rs/argon2";
import { createFairQueue } from "./fair-queue.ts";

/** The cost of argon2id that OWASP recommends: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Limits concurrent hashing, so that a flood of log-ins cannot starve other requests. */
const runFairly = createFairQueue({ name: "passwords", running: 1, runningEach: 1, waiting: 50, waitingEach: 25 });

export function hashPassword(password: string): Promise<string> {
  return runFairly(() => hash(password, OPTIONS));
}

/** Takes the same time whether or not there is a hash, so that timing does not reveal which accounts exist. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const matches = await runFairly(() => verify(against, password));
  return matches && passwordHash !== undefined;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hash("no account has this password", OPTIONS);
  return dummy;
}
