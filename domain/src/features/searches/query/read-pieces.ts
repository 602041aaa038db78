import type { Match } from "./matchers.ts";
import type { Meaning, Piece, Reading } from "./pieces.ts";
import { readParkingRatio } from "./read-parking-ratio.ts";
import { readPlace } from "./read-place.ts";
import { readQuantity } from "./read-quantity.ts";
import { readZoning } from "./read-zoning.ts";

/** A text as pieces that follow one another, each with what it means. */
export function readPieces(reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < reading.tokens.length; at = pieces.at(-1)?.end ?? at + 1) {
    pieces.push(readNegation(reading, at) ?? readPiece(reading, at));
  }
  return pieces;
}

function readPiece(reading: Reading, at: number): Piece {
  const token = reading.tokens[at];
  if (token?.isQuoted === true) return { kind: "phrase", start: at, end: at + 1 };
  const phrase = readPhrase(reading, at);
  const numbered = readQuantity(reading, at);
  const found = [
    readPlace(reading, at),
    readParkingRatio(reading, at),
    numbered,
    readZoning(reading, at),
    phrase,
  ].filter((each) => each !== undefined);
  const longest = found.reduce<Piece | undefined>(
    (best, each) => (best && best.end >= each.end ? best : each),
    undefined,
  );
  if (longest !== undefined) return longest;
  // "Bas-Saint-Laurent" is one word.
  const isJoined = reading.tokens[at + 1]?.before === "-";
  return (isJoined ? undefined : readSmallWords(reading, at)) ?? readWords(reading, at);
}

/** The longest phrase of the vocabulary that begins at a token; of equally long ones, the first here. */
function readPhrase(reading: Reading, at: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const say = <Value>(match: Match<Value> | undefined, toMeaning: (value: Value) => Meaning) =>
    match && { ...toMeaning(match.value), start: at, end: match.end };
  const found: (Piece | undefined)[] = [
    say(lexicon.phrase(tokens, at), () => ({ kind: "phrase" })),
    say(lexicon.plex(tokens, at), (units) => ({ kind: "quantity", quantity: toPlex(units) })),
    say(lexicon.category(tokens, at), (terms) => ({ kind: "category", terms })),
    say(lexicon.eitherTrack(tokens, at), () => ({ kind: "track", track: "either" })),
    say(lexicon.track(tokens, at), (track) => ({ kind: "track", track })),
    say(lexicon.poster(tokens, at), (postedAs) => ({ kind: "poster", postedAs })),
    say(lexicon.saleByOwner(tokens, at), () => ({ kind: "poster", postedAs: "owner", isForSale: true })),
    say(lexicon.sort(tokens, at), (sort) => ({ kind: "sort", sort })),
    say(lexicon.sizeSort(tokens, at), (direction) => ({ kind: "measureSort", of: "size", direction })),
    readMeasureSort(reading, at),
    say(lexicon.noun(tokens, at), () => ({ kind: "phrase" })),
    say(lexicon.alternative(tokens, at), () => ({ kind: "alternative" })),
  ];
  return found.reduce((best, each) => (best && best.end >= (each?.end ?? 0) ? best : each));
}

const toPlex = (units: number) => ({
  of: "numberOfUnits" as const,
  min: units,
  max: units,
  isBare: false,
  implies: { type: "Investment Properties", subtype: "Multi-Family" } as const,
});

/** "highest cap rate". */
function readMeasureSort({ tokens, lexicon }: Reading, at: number): Piece | undefined {
  const direction = lexicon.direction(tokens, at);
  const measure = direction && lexicon.measure(tokens, direction.end);
  if (direction === undefined || measure === undefined) return undefined;
  return { kind: "measureSort", of: measure.value.of, direction: direction.value, start: at, end: measure.end };
}

function readSmallWords({ tokens, lexicon }: Reading, at: number): Piece | undefined {
  const unused = lexicon.unused(tokens, at);
  const filler = lexicon.filler(tokens, at);
  if (filler !== undefined && filler.end >= (unused?.end ?? 0)) return { kind: "filler", start: at, end: filler.end };
  return unused && { kind: "leftover", start: at, end: unused.end };
}

/** A number after these is their name. */
const ROADS = new Set(["highway", "hwy", "route", "autoroute", "rte", "exit", "sortie"]);

/** One unknown word, with what is written together with it: "drive-thru", "2nd". A number alone is left over. */
function readWords({ tokens }: Reading, at: number): Piece {
  let end = at + 1;
  const isWritten = (index: number) =>
    /^[-'.]?$/u.test(tokens[index]?.before ?? " ") && tokens[index]?.isQuoted === false;
  while (end < tokens.length && isWritten(end)) end++;
  if (ROADS.has(tokens[at]?.plain ?? "") && tokens[end]?.isNumber === true && !tokens[end]?.isBreak) end++;
  const hasLetters = tokens.slice(at, end).some(({ plain }) => /\p{L}{2}/u.test(plain));
  return { kind: hasLetters ? "words" : "leftover", start: at, end };
}

/** Where the words that a negation is about end, unless another thing begins. */
const ENDING = new Set<Piece["kind"]>(["place", "track", "poster", "sort", "zoning"]);

/** A negation and all that it is about is left over whole: "not a coffee franchise". */
function readNegation(reading: Reading, start: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const negation = lexicon.negation(tokens, start);
  if (negation === undefined) return undefined;
  const others = [lexicon.comparison, lexicon.near, lexicon.poster, lexicon.within, lexicon.unused].map((match) =>
    match(tokens, start),
  );
  if (others.some((other) => other !== undefined && other.end > negation.end)) return undefined;
  const isShort = /^(?:without|sans)$/u.test(tokens[start]?.plain ?? "");
  let end = negation.end;
  let hasContent = false;
  while (end < tokens.length && tokens[end]?.isBreak !== true) {
    const piece = readPiece(reading, end);
    const isLink = piece.kind === "filler";
    const isOther =
      isLink || ENDING.has(piece.kind) || piece.kind === "quantity" || (isShort && piece.kind === "category");
    if (hasContent && isOther) break;
    if (!isLink) hasContent = true;
    end = piece.end;
    if (ENDING.has(piece.kind)) break;
  }
  return { kind: "leftover", start, end };
}
