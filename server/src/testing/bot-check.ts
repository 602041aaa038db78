import { pbkdf2Sync } from "node:crypto";

export interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly data?: Readonly<Record<string, unknown>>;
  };
  readonly signature?: string;
}

/** Solves the proof of work and returns the value of the field `altcha`. */
export function solve(challenge: Challenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const guess = Buffer.concat([Buffer.from(nonce, "hex"), count]);
    const derivedKey = pbkdf2Sync(guess, Buffer.from(salt, "hex"), cost, keyLength, "sha256").toString("hex");
    if (derivedKey.startsWith(keyPrefix)) return toPayload(challenge, { counter, derivedKey });
  }
}

export function toPayload(challenge: object, solution: object): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
