import { type Flattened, flattenPicture, foldTiles } from "./flattened.ts";
import { correlate, toSpectrum } from "./fourier.ts";
import { buildMarker, drawChips, PAGE_CHIPS, TILE_CHIPS } from "./marker.ts";

/** The search uses two pixels per chip. */
const SIZE = TILE_CHIPS * 2;
const PAGE = PAGE_CHIPS * 2;
/**
 * The page's possible width relative to the picture: less than 1 if the picture shows more than the page, more if it
 * shows part of it.
 */
const BANDS = [
  [0.94, 1.08],
  [1.08, 1.45],
  [1.45, 2.05],
  [0.68, 0.94],
  [0.48, 0.68],
] as const;
/** The step between tested widths; over a page, the pattern then shifts by less than half a chip. */
const STEP = 1.004;
const FINE_STEP = 1.0005;
/** Standard deviations: a picture without a marker reaches this in far fewer than one in a thousand searches. */
const FOUND = 7.5;
/** Above this, no other width is tested. */
const CERTAIN = 10;
/** As a baseline for how well a reader's pattern fits: patterns of no reader. */
const NOBODIES = 200;

/** A marker found in a picture. */
export interface FoundMarker {
  /** Standard deviations above chance: evidence that there is a marker. */
  readonly score: number;
  /** The same for one reader's pattern. */
  scoreOf(reader: string): number;
}

interface Fit {
  readonly score: number;
  /** Relative to the picture. */
  readonly ratio: number;
  readonly shift: number;
  readonly tile: Float32Array;
  readonly flattened: Flattened;
}

/**
 * Looks for our marker in a picture of a page, of any size and cropped at its edges; undefined if there is none. Takes
 * up to a minute.
 */
export async function findMarker(picture: Buffer, key: Uint8Array): Promise<FoundMarker | undefined> {
  const common = toSpectrum(drawChips(buildMarker(key, "").common, SIZE), SIZE);
  const measureFit = (flattened: Flattened, ratio: number): Fit => {
    const tile = foldTiles(flattened, { size: SIZE, step: (ratio * flattened.width) / PAGE });
    return { ...findPeak(correlate(toSpectrum(tile, SIZE), common, SIZE)), ratio, tile, flattened };
  };
  let best: Fit | undefined;
  const keepBest = (next: Fit) => {
    if (best === undefined || next.score > best.score) best = next;
  };
  for (const [from, to] of BANDS) {
    const flattened = await flattenPicture(picture, Math.round(PAGE / Math.sqrt(from * to)));
    for (let ratio = from; ratio < to; ratio *= STEP) keepBest(measureFit(flattened, ratio));
    if (best !== undefined && best.score >= CERTAIN) break;
  }
  if (best === undefined) return undefined;
  const { ratio, flattened } = best;
  for (let step = -8; step <= 8; step += 1) keepBest(measureFit(flattened, ratio * FINE_STEP ** step));
  return best.score < FOUND ? undefined : { score: best.score, scoreOf: createScoring(best, key) };
}

/** Where two squares match best, and how much better than elsewhere. */
function findPeak(agreement: Float64Array): { score: number; shift: number } {
  const shift = agreement.reduce((best, value, at) => (value > (agreement[best] ?? 0) ? at : best), 0);
  const { mean, deviation } = measure([...agreement]);
  return { shift, score: deviation === 0 ? 0 : ((agreement[shift] ?? 0) - mean) / deviation };
}

/** How well readers' patterns fit a tile, aligned where the common pattern was found. */
function createScoring({ tile, shift }: Fit, key: Uint8Array): (reader: string) => number {
  const [right, down] = [shift % SIZE, Math.floor(shift / SIZE)];
  const agree = (reader: string) => {
    const own = drawChips(buildMarker(key, reader).own, SIZE);
    let sum = 0;
    for (let y = 0; y < SIZE; y += 1) {
      const row = ((y + down) % SIZE) * SIZE;
      for (let x = 0; x < SIZE; x += 1) sum += (tile[row + ((x + right) % SIZE)] ?? 0) * (own[y * SIZE + x] ?? 0);
    }
    return sum;
  };
  const { mean, deviation } = measure(Array.from({ length: NOBODIES }, (_, at) => agree(`nobody ${at}`)));
  return (reader) => (agree(reader) - mean) / deviation;
}

function measure(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}
