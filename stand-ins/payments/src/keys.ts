import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** The same keys on every start, derived from the seed. */
export function deriveKeys(seed: string): Keys {
  const derive = (purpose: string) => createHmac("sha256", seed).update(`payment sandbox ${purpose}`).digest("hex");
  return {
    secretKey: `sk_test_sandbox_${derive("secret key").slice(0, 48)}`,
    publishableKey: `pk_test_sandbox_${derive("publishable key").slice(0, 48)}`,
    webhookSecret: `whsec_${derive("webhook secret").slice(0, 48)}`,
  };
}

export function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** An unguessable id: `pi_` and 24 letters and digits. */
export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`;

export const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
