import type { Piece, Quantity } from "./pieces.ts";

/** "min 5000 max 8000 sq ft": a number that only a comparison stands beside is of what the next one is of. */
export function adoptMeasures(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== "quantity" || piece.quantity.of !== "unknown" || piece.quantity.isBare) return piece;
    const next = pieces.slice(index + 1, index + 3).find(({ kind }) => kind !== "filler" && kind !== "alternative");
    if (next?.kind !== "quantity" || !isOpposite(piece.quantity, next.quantity)) return piece;
    const { min, max } = piece.quantity;
    return { ...piece, quantity: { ...next.quantity, min, max } };
  });
}

function isOpposite(one: Quantity, { min, max, isBare, isLand, of }: Quantity): boolean {
  if (isBare || isLand === true || of === "unknown") return false;
  return (one.min === undefined) !== (min === undefined) && (one.max === undefined) !== (max === undefined);
}
