import { hash, verify } from "@node-rs/argon2";
import { createBound } from "./bounded.ts";

/** argon2id at OWASP's recommended cost: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes under way at once and waiting at most: a flood of log-ins must not starve the reads. */
const bounded = createBound({ running: 1, waiting: 50 });

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, OPTIONS));
}

/** Compares in the same time whether or not there is a hash to compare with. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await standInHash());
  const matches = await bounded(() => verify(against, password));
  return matches && passwordHash !== undefined;
}

let standIn: Promise<string> | undefined;
function standInHash(): Promise<string> {
  standIn ??= hash("no account has this password", OPTIONS);
  return standIn;
}
