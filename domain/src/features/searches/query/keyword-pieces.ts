import { toLine } from "../../../shared/readable-text.ts";
import { addKeyword, KEYWORD_LENGTH_MAX, KEYWORD_WORDS_MAX, KEYWORDS_MAX } from "../../keywords/keywords.rules.ts";
import type { Piece, Reading } from "./pieces.ts";

/** What joins two words into one keyword: "salle de bain", "sewer & water". */
const JOINING = new Set(["de", "d", "du", "des", "of", "&", "en"]);

/** Unknown words that follow one another as one phrase each. */
export function listKeywords({ tokens, text }: Reading, pieces: readonly Piece[]): Piece[] {
  const listed: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = listed.at(-1);
    const before = listed.at(-2);
    const isBroken = (at: number) => tokens[at]?.isBreak === true;
    const isCapital = (at: number) => /^\p{Lu}/u.test(text.slice(tokens[at]?.start));
    // "Niagara Falls" is one name, "pool Banff" is not.
    const isAlike = last !== undefined && isCapital(last.end - 1) === isCapital(piece.start);
    if (piece.kind === "words" && last?.kind === "words" && isAlike && !isBroken(piece.start)) {
      listed[listed.length - 1] = { ...last, end: piece.end };
    } else if (
      piece.kind === "words" &&
      last?.kind === "filler" &&
      before?.kind === "words" &&
      last.end === last.start + 1 &&
      JOINING.has(tokens[last.start]?.plain ?? "") &&
      !isBroken(piece.start) &&
      !isBroken(last.start)
    ) {
      listed.splice(-2, 2, { ...before, end: piece.end });
    } else listed.push(pieces[index] ?? piece);
  }
  return listed;
}

/** The keywords of a phrase, as it is written in lower case: several if it is longer than a keyword may be. */
export function toKeywords({ tokens, text }: Reading, { start, end }: Piece, known: readonly string[]): string[] {
  const written = text.slice(tokens[start]?.start, tokens[end - 1]?.end);
  const words = toLine(written.normalize("NFC").replace(/["“”«»]/gu, " "))
    .toLowerCase()
    .split(/\s+/u)
    .filter(isWord);
  const keywords: string[] = [];
  for (const word of words) {
    const longer = `${keywords.at(-1) ?? ""} ${word}`.trim();
    const isFull =
      keywords.length === 0 || [...longer].length > KEYWORD_LENGTH_MAX || longer.split(" ").length > KEYWORD_WORDS_MAX;
    if (isFull) keywords.push(word);
    else keywords[keywords.length - 1] = longer;
  }
  const isAllowed = (keyword: string) => "keywords" in addKeyword([], keyword);
  return keywords.filter(isAllowed).slice(0, Math.max(0, KEYWORDS_MAX - known.length));
}

const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
