import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Shorter words are too often other words. */
const SHORTEST = 6;
const LONGEST = 24;
/** The unknown words of a text that are corrected. */
const WORDS_MAX = 20;
/** From this length on, two letters may be wrong. */
const LONG = 9;

/**
 * Words that the vocabulary does not have, in the spelling of the word of a category or a place that they are a typing
 * error of: one letter missing, added, wrong or swapped, two in a long word, and the first one right.
 */
export function correctSpelling(tokens: readonly Token[], { known, targets }: Lexicon): Token[] {
  const corrected = new Map<string, string>();
  return tokens.map((token) => {
    const { word, isNumber, isQuoted } = token;
    if (isNumber || isQuoted || word.length < SHORTEST || word.length > LONGEST || known.has(word)) return token;
    if (!corrected.has(word) && corrected.size < WORDS_MAX) {
      corrected.set(word, findNearest(word, targets.get(word[0] ?? "") ?? []));
    }
    const nearest = corrected.get(word) ?? word;
    return nearest === word ? token : { ...token, word: nearest, plain: nearest };
  });
}

/** The only word that is nearest; the word itself if there is none, or several. */
function findNearest(word: string, targets: readonly string[]): string {
  const allowed = word.length >= LONG ? 2 : 1;
  const near = targets
    .filter((target) => Math.abs(target.length - word.length) <= allowed)
    .map((target) => ({ target, edits: countEdits(word, target, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits);
  const [first, second] = near;
  return first === undefined || first.edits === second?.edits ? word : first.target;
}

/** Letters missing, added, wrong, or swapped with the next; more than allowed may be any number. */
function countEdits(one: string, other: string, allowed: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
    if (Math.min(...before, ...last) > allowed) return allowed + 1;
  }
  return last[other.length] ?? 0;
}
