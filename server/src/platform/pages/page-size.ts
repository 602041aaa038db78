import type { PixelSize } from "./pdfium.ts";

/** Of one page's picture, to limit its memory: a page of the greatest width that is four times as high. */
const PIXELS_MAX = 10_240_000;
/** Browsers and JPEG draw nothing much higher. */
const HEIGHT_MAX = 32_000;
/** Of the shorter side of a page's largest picture: on less, nothing can be read. */
const SHORTEST = 80;

/** In any unit. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a page's picture in pixels: at most `widest` wide, in the page's ratio, and narrower if it is very high. */
export function fitPage({ width, height }: PageSize, widest: number): PixelSize {
  const ratio = height / width;
  const fitting = Math.floor(Math.min(widest, Math.sqrt(PIXELS_MAX / ratio), HEIGHT_MAX / ratio));
  const drawn = Math.max(1, fitting);
  return { width: drawn, height: Math.min(HEIGHT_MAX, Math.max(1, Math.round(drawn * ratio))) };
}

/** Whether a page is so long and narrow that its largest picture, `widest` pixels wide, is too small to read. */
export function isTooNarrow(page: PageSize, widest: number): boolean {
  const { width, height } = fitPage(page, widest);
  return Math.min(width, height) < SHORTEST;
}
