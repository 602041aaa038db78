import type { Message } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES } from "./accounts.rules.ts";
import { readRecoveryCode } from "./recovery-codes.rules.ts";

const CODE_MESSAGES = {
  codeDigits: /*i18n*/ { id: "accounts.code_digits", message: "The code has 6 digits." },
  recoveryCodeShape: /*i18n*/ {
    id: "accounts.recovery_code_shape",
    message: "Please enter the whole recovery code: 24 letters and digits, or 10 if it is an older one.",
  },
} as const satisfies Record<string, Message>;

/**
 * What users enter to prove their identity: the password, plus the code if two-step log-in is on, or a passkey instead
 * of both.
 */
interface Entered {
  readonly password: string;
  readonly code: string;
  readonly usesPasskey: boolean;
}

/** What is missing or malformed in it (product.md §8). */
export function validateReauthentication(
  { password, code, usesPasskey }: Entered,
  { asksCode }: { readonly asksCode: boolean },
): { password: Message | undefined; code: Message | undefined } {
  if (usesPasskey) return { password: undefined, code: undefined };
  return {
    password: password === "" ? ACCOUNT_MESSAGES.passwordRequired : undefined,
    code: asksCode ? validateEnteredCode(code) : undefined,
  };
}

/** The problem with an authenticator code or a recovery code before it is sent; undefined if it may be right. */
export function validateEnteredCode(code: string): Message | undefined {
  if (code.trim() === "") return ACCOUNT_MESSAGES.codeRequired;
  if (/^\d{6}$/u.test(code) || readRecoveryCode(code) !== undefined) return undefined;
  return /^\d{0,6}$/u.test(code) ? CODE_MESSAGES.codeDigits : CODE_MESSAGES.recoveryCodeShape;
}
