/** Complex numbers: real and imaginary parts. */
export interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

interface Line {
  readonly size: number;
  readonly start: number;
  readonly step: number;
  /** 1 backward, −1 forward. */
  readonly sign: 1 | -1;
}

/** The Fourier transform of a square with a power of two values a side. */
export function toSpectrum(values: Float32Array, size: number): Spectrum {
  const spectrum = { re: Float64Array.from(values), im: new Float64Array(values.length) };
  transform(spectrum, { size, sign: -1 });
  return spectrum;
}

/** How well two squares match for each shift of the first against the second, both repeating. */
export function correlate(a: Spectrum, b: Spectrum, size: number): Float64Array {
  const product = { re: new Float64Array(a.re.length), im: new Float64Array(a.re.length) };
  for (let at = 0; at < product.re.length; at += 1) {
    const [ar, ai, br, bi] = [a.re[at] ?? 0, a.im[at] ?? 0, b.re[at] ?? 0, b.im[at] ?? 0];
    product.re[at] = ar * br + ai * bi;
    product.im[at] = ai * br - ar * bi;
  }
  transform(product, { size, sign: 1 });
  return product.re;
}

function transform(values: Spectrum, { size, sign }: { size: number; sign: 1 | -1 }): void {
  for (let row = 0; row < size; row += 1) transformLine(values, { size, start: row * size, step: 1, sign });
  for (let column = 0; column < size; column += 1) transformLine(values, { size, start: column, step: size, sign });
}

/** One row or column, in place (Cooley–Tukey). */
function transformLine(values: Spectrum, { size, start, step, sign }: Line): void {
  for (let one = 1, other = 0; one < size; one += 1) {
    let bit = size >> 1;
    for (; (other & bit) !== 0; bit >>= 1) other ^= bit;
    other ^= bit;
    if (one < other) swap(values, start + one * step, start + other * step);
  }
  for (let half = 1; half < size; half *= 2) {
    for (let turn = 0; turn < half; turn += 1) {
      const angle = (sign * Math.PI * turn) / half;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let at = turn; at < size; at += 2 * half) {
        combine(values, { first: start + at * step, second: start + (at + half) * step, cos, sin });
      }
    }
  }
}

function swap({ re, im }: Spectrum, one: number, other: number): void {
  [re[one], re[other]] = [re[other] ?? 0, re[one] ?? 0];
  [im[one], im[other]] = [im[other] ?? 0, im[one] ?? 0];
}

function combine({ re, im }: Spectrum, pair: { first: number; second: number; cos: number; sin: number }): void {
  const { first, second, cos, sin } = pair;
  const [r, i] = [re[second] ?? 0, im[second] ?? 0];
  const [turnedR, turnedI] = [r * cos - i * sin, r * sin + i * cos];
  const [keptR, keptI] = [re[first] ?? 0, im[first] ?? 0];
  re[second] = keptR - turnedR;
  im[second] = keptI - turnedI;
  re[first] = keptR + turnedR;
  im[first] = keptI + turnedI;
}
