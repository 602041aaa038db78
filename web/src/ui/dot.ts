/** Between the facts of a line. It stays with the fact before it, so that no line begins with it. */
export const DOT = "\u00a0· ";
