import type { Language } from "../../shared/text.ts";
import { guessLanguage } from "../searches/query/guess-language.ts";
import { openLexicon } from "../searches/query/lexicon.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { readTokens, type Token } from "../searches/query/tokens.ts";
import type { QueryVocabulary } from "../searches/query/vocabulary.ts";
import { quoteMalformed } from "./malformed-numbers.ts";

/** Characters of a text, the end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Quotation marks: what they enclose is read like the rest. */
const MARKS = /(?<!\d)"|[“”«»„]/gu;

/** "$11,940/2025" is no fraction. */
const SLASHED_YEAR = /(?<=\d)\/(?=20[0-3]\d(?!\d))/gu;

interface Read {
  readonly language: Language;
  readonly vocabulary: QueryVocabulary;
  /** What is not read as facts: addresses, names, phone numbers. */
  readonly without: readonly TextRange[];
}

/** A listing's text as tokens, each at its place in the text. */
export function openReading(text: string, { language, vocabulary, without }: Read): Reading {
  const lexicon = openLexicon(vocabulary);
  const plain = blankOut(text, without).replaceAll(MARKS, " ").replaceAll(SLASHED_YEAR, "(");
  const tokens = breakSentences(quoteMalformed(readTokens(plain)), plain);
  const spoken = guessLanguage(tokens, { text, lexicon }) ?? language;
  return { tokens, text: plain, lexicon, isAllCapitals: false, language: spoken };
}

const ABBREVIATIONS =
  /^(?:st|ste|mt|ft|sq|av|ave|no|est|approx|dr|incl|min|max|boul|blvd|tel|prop|avail|env|sup|temp|mo|yr|hwy|rd|mr|mrs|ms|vs|pi|ca|p|c|s|f|b|n|e|i|o|u|excl|gov|ext|dept|etc|bldg|op|add|mun|tx|rev|exp|inc|ann|scol|int|dist|moy|avg)$/u;

/** A period ends a sentence before a number or a capital, also after a short word, unless it belongs to an abbreviation. */
function breakSentences(tokens: readonly Token[], text: string): Token[] {
  return tokens.map((token, index) => {
    if (!/\.\s/u.test(token.before)) return token;
    const last = tokens[index - 1]?.plain ?? "";
    const isStart = token.isNumber || /[^\p{Ll}]/u.test(text[token.start] ?? "");
    return { ...token, isBreak: /[\n)]/u.test(token.before) || (isStart && !ABBREVIATIONS.test(last)) };
  });
}

/** The text without some ranges: a bar in their place ends a phrase. */
function blankOut(text: string, ranges: readonly TextRange[]): string {
  let blank = "";
  let at = 0;
  for (const { start, end } of ranges) {
    if (start < at) continue;
    blank += `${text.slice(at, start)}|${" ".repeat(Math.max(0, end - start - 1))}`;
    at = end;
  }
  return blank + text.slice(at);
}

/** Whether a phrase ends before a token, for what is said of a number: a colon or a parenthesis does not. */
export const isHardBreak = (token: Token | undefined): boolean =>
  token === undefined || /[,;!?\n|•]/u.test(token.before) || (token.isBreak && /\.\s/u.test(token.before));

/** The characters of some tokens, the end exclusive. */
export const rangeOf = ({ tokens }: Reading, start: number, end: number): TextRange => ({
  start: tokens[start]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
});
