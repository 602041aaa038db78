import type { Language } from "../../../shared/text.ts";
import type { SearchFilter } from "../searches.schema.ts";
import { guessLanguage } from "./guess-language.ts";
import { listKeywords } from "./keyword-pieces.ts";
import { openLexicon } from "./lexicon.ts";
import { mergeParts } from "./merge-parts.ts";
import { correctSpelling } from "./near-spelling.ts";
import type { Reading } from "./pieces.ts";
import { readPieces } from "./read-pieces.ts";
import { type Part, resolvePieces } from "./resolve-pieces.ts";
import { readTokens } from "./tokens.ts";
import type { QueryVocabulary } from "./vocabulary.ts";

/** Characters of a text, the end exclusive. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a text, and what it became of the filter. */
export interface QuerySpan extends TextRange {
  readonly part: SearchFilter;
}

export interface QueryReading {
  /** All parts together. The server accepts it, except for its keywords, whose rules are those of typed ones. */
  readonly filter: SearchFilter;
  /** In the order of the text, without overlaps. */
  readonly spans: readonly QuerySpan[];
  /** What no filter can express, in the order of the text. It is not searched for. */
  readonly leftovers: readonly TextRange[];
}

/** Longer texts are read up to here. */
const LENGTH_MAX = 500;

/**
 * Reads a text in which someone says what they are looking for, in English or French, as the filter of a search
 * (product.md §6.2): "warehouse for lease near Vaughan, 10,000 sq ft, 2 docks". `language` is the page's, which decides
 * where the text's own words do not. Words that mean no filter become keywords; judgments, courtesies, negations and bounds
 * that the category cannot have are left over. Quoted words stay words. Reads 500 characters, and never throws.
 */
export function readQuery(
  text: string,
  { language, vocabulary }: { readonly language: Language; readonly vocabulary: QueryVocabulary },
): QueryReading {
  const lexicon = openLexicon(vocabulary);
  const tokens = correctSpelling(readTokens(text.slice(0, LENGTH_MAX)), lexicon);
  const spoken = guessLanguage(tokens, { text, lexicon }) ?? language;
  const isAllCapitals = tokens.length > 2 && text === text.toUpperCase();
  const reading: Reading = { tokens, text, lexicon, isAllCapitals, language: spoken };
  const parts = resolvePieces(reading, listKeywords(reading, readPieces(reading)));
  const rangeOf = ({ start, end }: Part) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 });
  const spans = parts.flatMap((each) => (each.part ? [{ ...rangeOf(each), part: each.part }] : []));
  return { filter: mergeParts(spans.map(({ part }) => part)), spans, leftovers: joinLeftovers(parts).map(rangeOf) };
}

/** Leftovers with nothing but small words between them are one. */
function joinLeftovers(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  let isOpen = false;
  for (const each of parts) {
    if (each.part !== undefined) isOpen = false;
    if (!each.isLeftover) continue;
    const last = joined.at(-1);
    if (isOpen && last !== undefined) joined[joined.length - 1] = { ...last, end: each.end };
    else joined.push(each);
    isOpen = true;
  }
  return joined;
}
