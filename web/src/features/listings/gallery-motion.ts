/** Embla's measure of slowness, by which a move of one slide takes 500 ms. */
export const SLIDE_DURATION = 25;

/** The person's system asks for less motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
