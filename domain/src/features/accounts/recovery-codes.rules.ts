/** How many recovery codes an account gets at a time (product.md §8.7). */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code, without its hyphen. */
export const RECOVERY_CODE_LENGTH = 10;
/** No characters that are easily confused: 31^10 codes are about 49 bits. */
export const RECOVERY_CODE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** What was typed as a recovery code's letters and digits; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/gu, "");
  const isCode =
    code.length === RECOVERY_CODE_LENGTH && [...code].every((each) => RECOVERY_CODE_ALPHABET.includes(each));
  return isCode ? code : undefined;
}
