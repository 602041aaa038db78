/** Shorter texts find nothing: they would match too much. */
export const LOOKUP_MIN = 2;
/** How many of each kind are found. */
export const FOUND_MAX = 5;
