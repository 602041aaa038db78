import { hash } from "@node-rs/argon2";

/** The password of every account that a test adds. */
export const PASSWORD = "pocket-flap-7";

/** Argon2id at its lowest cost: a hash contains its own cost, and tests log in hundreds of times. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let hashed: Promise<string> | undefined;

/** The password's hash, computed once per process. */
export function hashTestPassword(): Promise<string> {
  hashed ??= hash(PASSWORD, CHEAPEST);
  return hashed;
}
