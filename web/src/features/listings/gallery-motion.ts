/** Embla's duration setting that makes moving by one slide take 500 ms. */
export const SLIDE_DURATION = 25;

/** Whether the system asks for reduced motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
