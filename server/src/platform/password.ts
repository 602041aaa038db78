import { hash, verify } from "@node-rs/argon2";

/** argon2id at OWASP's recommended cost: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes under way at once and waiting at most: a flood of log-ins must not starve the reads. */
const RUNNING_MAX = 1;
const WAITING_MAX = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** More hashing is asked for than the machine may do now. */
export class HashingBusy extends Error {}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) throw new HashingBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed on, so `running` changes only where nobody waits.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

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
