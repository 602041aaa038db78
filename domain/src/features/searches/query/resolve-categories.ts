import type { SearchFilter } from "../searches.schema.ts";
import type { Piece } from "./pieces.ts";
import { chooseKind, isDeciding, type Kind, kindOf, type Named } from "./resolve-category.ts";

type Outcome = SearchFilter | "leftover" | "nothing";
type CategoryPiece = Extract<Piece, { kind: "category" }>;

interface Resolved {
  readonly kind: Kind | undefined;
  readonly outcomes: ReadonlyMap<Piece, Outcome>;
}

/** The category of a search. Other categories that it names are keywords, and those after "or" are left over. */
export function resolveCategories(
  pieces: readonly Piece[],
  scope: Pick<SearchFilter, "listingType" | "postedAs">,
): Resolved {
  const outcomes = new Map<Piece, Outcome>();
  const named = new Map<Piece, Named>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "category") {
      const isOther = named.size > 0 && pieces[index - 1]?.kind === "alternative";
      const kind = isOther ? undefined : kindOf(piece.terms, scope);
      if (kind !== undefined) named.set(piece, { kind, isWeak: piece.terms.isWeak === true });
      else outcomes.set(piece, isOther ? "leftover" : { keywords: [] });
    } else if (piece.kind === "quantity" && piece.quantity.implies !== undefined) {
      named.set(piece, { kind: piece.quantity.implies, isWeak: !isDeciding(piece.quantity.implies) });
    }
  }
  const chosen = chooseKind([...named.values()]);
  for (const [piece, each] of named) {
    if (piece.kind === "category") outcomes.set(piece, toOutcome(piece, chosen, each));
    else if (chosen?.used.has(each)) outcomes.set(piece, toPart(chosen.kind));
  }
  return { kind: chosen?.kind, outcomes };
}

function toOutcome({ terms }: CategoryPiece, chosen: ReturnType<typeof chooseKind>, each: Named): Outcome {
  if (chosen?.used.has(each)) return { ...toPart(chosen.kind), ...(terms.isNarrower === true && { keywords: [] }) };
  const isKept = terms.isWeak !== true || (terms.type === "Commercial" && chosen?.kind.type === "Land & Development");
  return isKept ? { keywords: [] } : "nothing";
}

const toPart = ({ type, subtype }: Kind): SearchFilter => ({ type, ...(subtype !== undefined && { subtype }) });
