import type { Terms } from "./category-terms.ts";
import { type Token, toSingular } from "./tokens.ts";

/** What a phrase means, and the token after it. */
export interface Match<Value> {
  readonly end: number;
  readonly value: Value;
}

/** The meaning of the longest phrase that begins at a token; undefined if none does. */
export type Matcher<Value> = (tokens: readonly Token[], at: number) => Match<Value> | undefined;

interface Phrase<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

/** The words of each of several terms, in the form in which tokens are compared. */
export function listPhrases({ en = "", fr = "" }: Terms): string[][] {
  return `${en},${fr}`
    .split(",")
    .map((term) => term.trim())
    .filter((term) => term !== "")
    .map((term) => term.split(" ").map(toSingular));
}

export function createMatcher<Value>(entries: readonly (readonly [Terms, Value])[]): Matcher<Value> {
  const byFirst = new Map<string, Phrase<Value>[]>();
  for (const [terms, value] of entries) {
    for (const words of listPhrases(terms)) {
      const first = words[0] ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  return (tokens, at) => {
    const found = byFirst.get(tokens[at]?.word ?? "")?.find(({ words }) => isAt(words, tokens, at));
    return found && { end: at + found.words.length, value: found.value };
  };
}

/** The meanings of a table of terms by key. */
export function matchKeys<Key extends string>(table: Readonly<Partial<Record<Key, Terms>>>): Matcher<Key> {
  return createMatcher(Object.entries<Terms | undefined>(table).map(([key, terms]) => [terms ?? {}, key as Key]));
}

export const matchNumbers = (table: Readonly<Record<number, Terms>>): Matcher<number> =>
  createMatcher(Object.entries(table).map(([value, terms]) => [terms, Number(value)]));

export const matchTerms = (terms: Terms): Matcher<true> => createMatcher([[terms, true]]);

function isAt(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    if (token === undefined || token.word !== word || token.isQuoted) return false;
    if (index === 0) return true;
    // "B.C.", not two letters of "a b c d".
    if (word.length === 1 && tokens[at + index - 1]?.plain.length === 1 && !/^(?:\S.*|)$/u.test(token.before))
      return false;
    // The 2 of "ft2" is beside it; the one of "24 ft 2 docks" is not.
    return !token.isBreak && (!token.isNumber || tokens[at]?.isNumber === true || token.before === "");
  });
}
