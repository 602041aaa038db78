import { createHmac } from "node:crypto";

/** A page is this many chips wide, however many pixels it has. */
export const PAGE_CHIPS = 200;
/** The pattern repeats after this many chips, across and down. */
export const TILE_CHIPS = 32;
const CHIPS = TILE_CHIPS * TILE_CHIPS;
/**
 * Levels of 255 by which a page is darkened on average: too little to see, enough to find in the mean of many tiles.
 */
const STRENGTH = 1.4;

/** The invisible pattern of a reader's pages: chips of −1, 0 or 1, row by row. */
export interface Marker {
  /** Chips that are the same on everyone's pages: they show how the tiles are aligned. */
  readonly common: Float32Array;
  /** Chips of this reader. */
  readonly own: Float32Array;
}

/** The marker of a reader's pages. Without the key nobody can find it, or draw someone else's. */
export function buildMarker(key: Uint8Array, reader: string): Marker {
  const isCommon = listBits(key, "places");
  const common = listBits(key, "common");
  const own = listBits(key, `reader ${reader}`);
  const pick = (bits: Uint8Array, wanted: number) =>
    Float32Array.from(bits, (bit, chip) => (isCommon[chip] === wanted ? 2 * bit - 1 : 0));
  return { common: pick(common, 1), own: pick(own, 0) };
}

/** One bit for each chip of a tile. */
function listBits(key: Uint8Array, purpose: string): Uint8Array {
  const blocks = Array.from({ length: CHIPS / 256 }, (_, block) =>
    createHmac("sha256", key).update(`${purpose} ${block}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Uint8Array.from({ length: CHIPS }, (_, chip) => ((bytes[chip >> 3] ?? 0) >> (chip & 7)) & 1);
}

/** Chips as a repeating square of `size` values a side, interpolated between chip centers. */
export function drawChips(chips: Float32Array, size: number): Float32Array {
  const drawn = new Float32Array(size * size);
  const places = Array.from({ length: size }, (_, at) => {
    const chip = ((at + 0.5) / size) * TILE_CHIPS - 0.5 + TILE_CHIPS;
    const first = Math.floor(chip);
    return { first: first % TILE_CHIPS, second: (first + 1) % TILE_CHIPS, part: chip - first };
  });
  for (const [y, row] of places.entries()) {
    const [above, below] = [row.first * TILE_CHIPS, row.second * TILE_CHIPS];
    for (const [x, { first, second, part }] of places.entries()) {
      const top = (chips[above + first] ?? 0) * (1 - part) + (chips[above + second] ?? 0) * part;
      const bottom = (chips[below + first] ?? 0) * (1 - part) + (chips[below + second] ?? 0) * part;
      drawn[y * size + x] = top * (1 - row.part) + bottom * row.part;
    }
  }
  return drawn;
}

/** How many levels each pixel of a tile is darkened. */
export interface Tile {
  readonly size: number;
  readonly levels: Uint8Array;
}

/** The tile of a page that is `pageWidth` pixels wide. */
export function drawTile({ common, own }: Marker, pageWidth: number): Tile {
  const size = Math.round((pageWidth / PAGE_CHIPS) * TILE_CHIPS);
  const drawn = drawChips(
    common.map((chip, at) => chip + (own[at] ?? 0)),
    size,
  );
  return { size, levels: Uint8Array.from(drawn, (value) => Math.round(STRENGTH * (1 - value))) };
}
