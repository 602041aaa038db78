import { hasMeasure } from "../measures.rules.ts";
import { isMeasure } from "../measures.ts";
import type { MeasureSort, SearchFilter } from "../searches.schema.ts";
import { adoptMeasures } from "./adopt-measures.ts";
import { toKeywords } from "./keyword-pieces.ts";
import { isCompatible, mergeParts } from "./merge-parts.ts";
import type { Piece, Reading } from "./pieces.ts";
import { resolveCategories } from "./resolve-categories.ts";
import { resolvePlaces } from "./resolve-places.ts";
import { isRent, toAreaMeasure, toFilter } from "./resolve-quantity.ts";

/** Some tokens, and what they became: a part of the filter, a leftover, or neither. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly part?: SearchFilter;
  readonly isLeftover?: boolean;
}

/** What each piece becomes: first those that others depend on. */
type Outcome = SearchFilter | "leftover" | "nothing";

/** Decides what the pieces of a text mean together (product.md §6.2). */
export function resolvePieces(reading: Reading, read: readonly Piece[]): Part[] {
  const pieces = adoptMeasures(read);
  const outcomes = new Map<Piece, Outcome>();
  const listingType = chooseTrack(pieces, outcomes);
  const postedAs = settleFirst(pieces, outcomes, (piece) =>
    piece.kind === "poster"
      ? { postedAs: piece.postedAs, ...(piece.isForSale === true && { listingType }) }
      : undefined,
  )?.postedAs;
  for (const [piece, outcome] of resolvePlaces(pieces)) outcomes.set(piece, outcome);
  const { kind, outcomes: categories } = resolveCategories(pieces, { listingType, postedAs });
  for (const [piece, outcome] of categories) outcomes.set(piece, outcome);
  settleFirst(pieces, outcomes, (piece) => (piece.kind === "zoning" ? { zoning: piece.zoning } : undefined));
  const scope = { ...kind, listingType };
  settleQuantities(pieces, outcomes, scope);
  settleFirst(pieces, outcomes, (piece) => toSort(piece, scope));
  settleKeywords(reading, pieces, outcomes);
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    const isOfLeftover = piece.kind === "alternative" && next !== undefined && outcomes.get(next) === "leftover";
    return toPart(piece, isOfLeftover ? "leftover" : outcomes.get(piece));
  });
}

function toPart({ start, end, kind }: Piece, outcome: Outcome | undefined): Part {
  if (outcome === "leftover" || (outcome === undefined && kind === "leftover")) return { start, end, isLeftover: true };
  return outcome === undefined || outcome === "nothing" ? { start, end } : { start, end, part: outcome };
}

/** For sale or for rent; neither if both are said. Rents are for rent, unless the text says otherwise. */
function chooseTrack(pieces: readonly Piece[], outcomes: Map<Piece, Outcome>): "sale" | "rent" | undefined {
  const said = new Set(
    pieces.flatMap((piece) => {
      if (piece.kind === "track") return [piece.track];
      return piece.kind === "poster" && piece.isForSale === true ? ["sale" as const] : [];
    }),
  );
  const [only] = said;
  const track = said.size === 1 && only !== "either" ? only : undefined;
  for (const piece of pieces) {
    if (piece.kind === "track") outcomes.set(piece, track === undefined ? "nothing" : { listingType: track });
  }
  if (said.size > 0) return track;
  return pieces.some((piece) => piece.kind === "quantity" && isRent(piece.quantity)) ? "rent" : undefined;
}

/** Gives the first piece of a kind its outcome, and leaves the others over unless they say the same. */
function settleFirst(
  pieces: readonly Piece[],
  outcomes: Map<Piece, Outcome>,
  toOutcome: (piece: Piece) => SearchFilter | undefined,
): SearchFilter | undefined {
  let first: SearchFilter | undefined;
  for (const piece of pieces) {
    const outcome = toOutcome(piece);
    if (outcome === undefined) continue;
    first ??= outcome;
    outcomes.set(piece, JSON.stringify(outcome) === JSON.stringify(first) ? outcome : "leftover");
  }
  return first;
}

type Scope = Parameters<typeof toFilter>[1];

function settleQuantities(pieces: readonly Piece[], outcomes: Map<Piece, Outcome>, scope: Scope): void {
  let all: SearchFilter = {};
  const saysTrack = pieces.some((piece) => piece.kind === "track");
  for (const piece of pieces) {
    if (piece.kind !== "quantity") continue;
    const bounded = toFilter(piece.quantity, scope);
    const implied = outcomes.get(piece);
    if (bounded === undefined || !isCompatible(all, bounded)) {
      outcomes.set(piece, "leftover");
      continue;
    }
    all = mergeParts([all, bounded]);
    const track = !saysTrack && isRent(piece.quantity) ? { listingType: scope.listingType } : {};
    outcomes.set(piece, { ...(typeof implied === "object" && implied), ...track, ...bounded });
  }
}

function toSort(piece: Piece, scope: Scope): SearchFilter | undefined {
  if (piece.kind === "sort") return { sort: piece.sort };
  if (piece.kind !== "measureSort") return undefined;
  const of = piece.of === "size" ? toAreaMeasure({}, scope) : piece.of;
  if (!isMeasure(of) || !hasMeasure(of, scope)) return undefined;
  return { sort: `${of}-${piece.direction}` satisfies MeasureSort };
}

function settleKeywords(reading: Reading, pieces: readonly Piece[], outcomes: Map<Piece, Outcome>): void {
  let keywords: readonly string[] = [];
  for (const piece of pieces) {
    const known = outcomes.get(piece);
    const isWords = piece.kind === "words" || piece.kind === "phrase";
    const isNamed = typeof known === "object" && known.keywords !== undefined;
    if (!isWords && !isNamed) continue;
    const added = toKeywords(reading, piece, keywords);
    keywords = [...keywords, ...added];
    const others = isNamed ? { type: known.type, subtype: known.subtype } : {};
    const part = { ...withoutUndefined(others), ...(added.length > 0 && { keywords: added }) };
    outcomes.set(piece, Object.keys(part).length === 0 ? (isWords ? "leftover" : "nothing") : part);
  }
}

const withoutUndefined = (part: SearchFilter): SearchFilter =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
