import sharp from "sharp";

/** A picture's brightness, pixel by pixel, without features larger or stronger than the marker, such as letters. */
export interface Flattened {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** How many pixels on each side of a pixel make up the mean that is subtracted from it. */
const REACH = 4;
/** Levels of 255 from the mean; larger differences are not the marker. */
const STRONGEST = 8;

/** Reads a picture scaled to this width in pixels. */
export async function flattenPicture(picture: Buffer, width: number): Promise<Flattened> {
  const { data, info } = await sharp(picture, { limitInputPixels: 100_000_000 })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .resize(width)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: takeMeansAway(data, info) };
}

function takeMeansAway(levels: Uint8Array, { width, height }: { width: number; height: number }): Float32Array {
  const sums = sumUp(levels, { width, height });
  const sumAt = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const values = new Float32Array(levels.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height, y + REACH + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      const sum = sumAt(right, bottom) - sumAt(right, top) - sumAt(left, bottom) + sumAt(left, top);
      const value = (levels[y * width + x] ?? 0) - sum / ((right - left) * (bottom - top));
      values[y * width + x] = Math.abs(value) <= STRONGEST ? value : 0;
    }
  }
  return values;
}

/** Summed-area table: all levels above and to the left, preceded by a row and a column of zeros. */
function sumUp(levels: Uint8Array, { width, height }: { width: number; height: number }): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += levels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The mean of all tiles of `size` values a side, with values `step` pixels apart. Its own mean is 0. */
export function foldTiles(
  { width, height, values }: Flattened,
  { size, step }: { size: number; step: number },
): Float32Array {
  const sums = new Float32Array(size * size);
  const counts = new Float32Array(size * size);
  const columns = Math.floor(width / step) - 1;
  const rows = Math.floor(height / step) - 1;
  for (let row = 0; row < rows; row += 1) {
    const y = Math.max(0, (row + 0.5) * step - 0.5);
    const top = Math.floor(y);
    const [above, below] = [top * width, Math.min(height - 1, top + 1) * width];
    const down = y - top;
    const to = (row % size) * size;
    for (let column = 0; column < columns; column += 1) {
      const x = Math.max(0, (column + 0.5) * step - 0.5);
      const left = Math.floor(x);
      const right = Math.min(width - 1, left + 1);
      const across = x - left;
      const first = (values[above + left] ?? 0) * (1 - across) + (values[above + right] ?? 0) * across;
      const second = (values[below + left] ?? 0) * (1 - across) + (values[below + right] ?? 0) * across;
      const value = first * (1 - down) + second * down;
      if (value === 0) continue;
      const at = to + (column % size);
      sums[at] = (sums[at] ?? 0) + value;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const tile = sums.map((sum, at) => (counts[at] ? sum / Math.sqrt(counts[at]) : 0));
  const mean = tile.reduce((sum, value) => sum + value, 0) / tile.length;
  return tile.map((value) => value - mean);
}
