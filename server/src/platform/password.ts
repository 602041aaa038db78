import { hash, verify } from "@node-rs/argon2";
import { createBound } from "./bounded.ts";

/** The cost of argon2id that OWASP recommends: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Limits concurrent hashing, so that a flood of log-ins cannot starve other requests. */
const bounded = createBound({ running: 1, waiting: 50 });

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, OPTIONS));
}

/** Takes the same time whether or not there is a hash, so that timing does not reveal which accounts exist. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const matches = await bounded(() => verify(against, password));
  return matches && passwordHash !== undefined;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hash("no account has this password", OPTIONS);
  return dummy;
}
