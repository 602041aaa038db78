import sharp from "sharp";
import { drawLabel, type LabelMask } from "./label.ts";
import { drawTile, type Marker, type Tile } from "./marker.ts";

/** The marks on a reader's pages. */
export interface Mark {
  /** Repeated over each page, visible to everyone. */
  readonly label: string;
  readonly marker: Marker;
  /** Written invisibly into stamped PDF files. */
  readonly code: string;
}

/** A page without marks: three bytes per pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Of 256: how much of the label's gray is blended in. */
const LABEL_PART = 56;
const LABEL_GRAY = 96;
/** JPEG encodes in a quarter of the time of WebP, which is a third smaller. */
const JPEG = { quality: 82 };

/** The page with a reader's marks, as JPEG. */
export async function drawMarked(raster: Raster, { label, marker }: Mark): Promise<Buffer> {
  const { width, height } = raster;
  const marks = await keepMarks(`${label} ${width}`, async () => ({
    mask: await drawLabel(label, width),
    tile: drawTile(marker, width),
  }));
  return sharp(mark(raster, marks), { raw: { width, height, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
}

interface Marks {
  readonly mask: LabelMask;
  readonly tile: Tile;
}

const KEPT_MAX = 16;
const kept = new Map<string, Marks>();

/** A reader's marks for this minute: the same on every page of this width. */
async function keepMarks(key: string, draw: () => Promise<Marks>): Promise<Marks> {
  const marks = kept.get(key) ?? (await draw());
  kept.set(key, marks);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return marks;
}

function mark({ width, height, pixels }: Raster, { mask, tile }: Marks): Uint8Array {
  const marked = new Uint8Array(pixels.length);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const tileRow = (y % tile.size) * tile.size;
    const maskRow = (y % mask.height) * mask.width;
    // Every other row of labels is shifted, so that no column of the page stays clear.
    let inMask = Math.floor(y / mask.height) % 2 === 0 ? 0 : mask.width >> 1;
    let inTile = 0;
    for (let x = 0; x < width; x += 1) {
      const darker = tile.levels[tileRow + inTile] ?? 0;
      const part = ((mask.covered[maskRow + inMask] ?? 0) * LABEL_PART) >> 8;
      inTile = inTile + 1 === tile.size ? 0 : inTile + 1;
      inMask = inMask + 1 === mask.width ? 0 : inMask + 1;
      for (const end = at + 3; at < end; at += 1) {
        const level = (pixels[at] ?? 0) - darker;
        const mixed = part === 0 ? level : level + (((LABEL_GRAY - level) * part) >> 8);
        marked[at] = mixed < 0 ? 0 : mixed;
      }
    }
  }
  return marked;
}
