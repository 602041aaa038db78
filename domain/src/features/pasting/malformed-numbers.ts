import type { Token } from "../searches/query/tokens.ts";

/**
 * Digits that make no number: a zero before other digits, four or more after a comma, thousands without their first
 * mark, groups with three or more decimals.
 */
const MALFORMED = /^0\d|,\d{4,}$|^\d{4,}[.,]\d{3}$|,\d{3}\.\d{3,}$|\.\d{3},\d{3,}$/u;

/** Marks numbers that make no sense, such as "1 100,005" and "12,5000", as quoted words: nothing is read from them. */
export function quoteMalformed(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const isTorn = isPart(tokens[at - 1], token) || isPart(token, tokens[at + 1]);
    const isMalformed = token.isNumber && (isTorn || MALFORMED.test(token.plain));
    return isMalformed ? { ...token, isNumber: false, isQuoted: true } : token;
  });
}

/** Whether two numbers are one that is torn apart: "1 100" and ",005", "1" and "00 000". */
function isPart(one: Token | undefined, other: Token | undefined): boolean {
  if (one?.isNumber !== true || other?.isNumber !== true) return false;
  return other.before === "" || (other.before === " " && /^0\d/u.test(other.plain));
}
