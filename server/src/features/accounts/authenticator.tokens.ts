import { Secret, TOTP } from "otpauth";
import type { SealedColumn } from "../../platform/database/sealed-columns.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { deriveKey } from "../../platform/keys.ts";

/** One-time codes of an authenticator app: RFC 6238 with six digits, 30 seconds and SHA-1, as every app supports. */
const ISSUER = "Vestpocket";
const PERIOD_MS = 30_000;
/** Codes of the periods before and after are accepted too, since clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** Where they are stored, for when the server's secret is replaced. */
export const SEALED_AUTHENTICATORS = {
  table: "accounts",
  column: "second_factor_secret",
  purpose: "second-factor",
} as const satisfies SealedColumn;

/** The key that encrypts authenticator secrets. */
export function deriveAuthenticatorKey(serverSecret: string): Uint8Array {
  return deriveKey(serverSecret, "second-factor");
}

/** A new secret, in base32. */
export function makeAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The secret of a private server's demo administrator, in base32: the same at every start. */
export function makeDemoAuthenticatorSecret(serverSecret: string): string {
  const bytes = deriveKey(serverSecret, "demo-second-factor").slice(0, SECRET_BYTES);
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** Encrypts a secret for its account, as it is stored. */
export function sealAuthenticatorSecret(
  key: Uint8Array,
  { accountId, secret }: { accountId: string; secret: string },
): Buffer {
  return encrypt(key, { text: secret, context: accountId });
}

export function openAuthenticatorSecret(
  key: Uint8Array,
  { accountId, sealed }: { accountId: string; sealed: Buffer },
): string {
  return decrypt(key, { sealed, context: accountId });
}

/** The URI with which an app imports a secret, for example from a QR code. */
export function toAuthenticatorUri(secret: string, email: string): string {
  return toTotp(secret, email).toString();
}

/** The 30-second period that a code belongs to; undefined if it is not one of this secret's current codes. */
export function findCodePeriod({ secret, code, now }: { secret: string; code: string; now: Date }): number | undefined {
  const token = code.replace(/\s/gu, "");
  // The library throws for a code that has as many characters but more bytes.
  if (!/^\d{6}$/u.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = toTotp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / PERIOD_MS) + delta;
}

function toTotp(secret: string, label = ISSUER): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });
}
