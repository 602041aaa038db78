import type { Message } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES } from "./accounts.rules.ts";

const CODE_MESSAGES = {
  codeDigits: /*i18n*/ { id: "accounts.code_digits", message: "The code has 6 digits." },
  recoveryCodeShape: /*i18n*/ {
    id: "accounts.recovery_code_shape",
    message: "A recovery code has 10 letters and digits, such as abcde-23456.",
  },
} as const satisfies Record<string, Message>;

/** What people enter to prove that it's them: the password, and the code where two-step log-in is on, or a passkey in place of both. */
interface Entered {
  readonly password: string;
  readonly code: string;
  readonly usesPasskey: boolean;
}

/** What is missing or malformed of it (product.md §8). */
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

/** What is wrong with a code of an authenticator app, or a recovery code, before it is sent; undefined if it can be right. */
export function validateEnteredCode(code: string): Message | undefined {
  if (code.trim() === "") return ACCOUNT_MESSAGES.codeRequired;
  if (/^\d{6}$/u.test(code) || /^[a-z2-9]{5}[\s-]?[a-z2-9]{5}$/iu.test(code.trim())) return undefined;
  return /^\d{0,6}$/u.test(code) ? CODE_MESSAGES.codeDigits : CODE_MESSAGES.recoveryCodeShape;
}
