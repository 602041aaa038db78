import { createHmac, randomInt } from "node:crypto";
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from "@vestpocket/domain/accounts/recovery-codes.rules";
import { deriveKey } from "../../platform/keys.ts";

/** The key of the hashes, so that a copy of the database alone does not allow guessing codes. */
export function deriveRecoveryKey(serverSecret: string): Uint8Array {
  return deriveKey(serverSecret, "recovery-code");
}

/** New recovery codes, all different. */
export function makeRecoveryCodes(): string[] {
  const character = () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)];
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(Array.from({ length: RECOVERY_CODE_LENGTH }, character).join(""));
  return [...codes];
}

/** A recovery code as displayed: in groups of six. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{6}/gu) ?? []).join("-");
}

/** The stored hash of a recovery code. */
export function hashRecoveryCode(key: Uint8Array, { accountId, code }: { accountId: string; code: string }): string {
  return createHmac("sha256", key).update(`${accountId}.${code}`).digest("base64url");
}
