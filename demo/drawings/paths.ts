import { pair } from "./path-steps.ts";
import type { Point } from "./shapes.ts";

/** Writes shapes, in whole half-pixels, as the shortest paths. */
export interface Piece {
  /** Set for an upright rectangle; otherwise a path that ends at `end`. */
  readonly rect?: readonly [x: number, y: number, w: number, h: number];
  readonly start: Point;
  readonly steps: string;
  readonly end: Point;
}

const ENOUGH = 4;

export function writePaths(paint: string, pieces: readonly Piece[]): string {
  if (paint.startsWith("|")) return writePath(strokeOf(paint), pieces);
  const [colour, opacity] = toneOf(paint);
  if (opacity !== "") return writePath(`fill="${colour}"${opacity}`, pieces);
  let rest = pieces;
  let text = "";
  for (const side of [3, 2] as const) {
    const [alike, others] = splitAlike(rest, side);
    rest = others;
    for (const [size, group] of alike) {
      const lines = group.map(({ rect: [x, y, w, h] = [0, 0, 0, 0] }): Piece => {
        const start: Point = side === 3 ? [x, y + h / 2] : [x + w / 2, y];
        const end: Point = side === 3 ? [x + w, y + h / 2] : [x + w / 2, y + h];
        return { start, steps: side === 3 ? `h${w}` : `v${h}`, end };
      });
      text += writePath(`stroke="${colour}" stroke-width="${size}"`, lines);
    }
  }
  return text + writePath(`fill="${colour}"`, rest);
}

/** Rectangles of one height (or width) of which there are enough to be shorter as thick lines. */
function splitAlike(pieces: readonly Piece[], side: 2 | 3): [Map<number, Piece[]>, Piece[]] {
  const bySize = new Map<number, Piece[]>();
  const others: Piece[] = [];
  for (const piece of pieces) {
    const size = piece.rect?.[side];
    if (size === undefined) others.push(piece);
    else bySize.set(size, [...(bySize.get(size) ?? []), piece]);
  }
  for (const [size, group] of bySize) {
    if (group.length >= ENOUGH) continue;
    others.push(...group);
    bySize.delete(size);
  }
  return [bySize, others];
}

function writePath(attributes: string, pieces: readonly Piece[]): string {
  if (pieces.length === 0) return "";
  let text = "";
  let pen: Point | undefined;
  for (const piece of pieces) {
    text +=
      pen === undefined ? `M${pair(...piece.start)}` : `m${pair(piece.start[0] - pen[0], piece.start[1] - pen[1])}`;
    text += piece.steps;
    pen = piece.end;
  }
  return `<path ${attributes} d="${text}"/>`;
}

function strokeOf(paint: string): string {
  const [, colour = "", width = "2", dash = "", cap = ""] = paint.split("|");
  const [tone, opacity] = toneOf(colour);
  const round = cap === "" ? "" : ' stroke-linecap="round"';
  return `stroke="${tone}"${opacity} stroke-width="${width}"${dash === "" ? "" : ` stroke-dasharray="${dash}"`}${round}`;
}

function toneOf(paint: string): [colour: string, opacity: string] {
  const [colour = "", opacity] = paint.split("/");
  return [colour, opacity === undefined ? "" : ` opacity="${opacity}"`];
}
