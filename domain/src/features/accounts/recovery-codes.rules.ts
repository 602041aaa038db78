/** How many recovery codes an account gets at a time (product.md §8.7). */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code, without its hyphens. */
export const RECOVERY_CODE_LENGTH = 24;
/** The length of codes in the earlier format, which work until their owner creates new ones. */
const EARLIER_LENGTH = 10;
/** No characters that are easily confused: 31^24 codes are about 118 bits. */
export const RECOVERY_CODE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** The letters and digits of a typed recovery code; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/gu, "");
  const isCode =
    [RECOVERY_CODE_LENGTH, EARLIER_LENGTH].includes(code.length) &&
    [...code].every((each) => RECOVERY_CODE_ALPHABET.includes(each));
  return isCode ? code : undefined;
}
