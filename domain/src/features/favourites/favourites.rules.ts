/** Favourites one account keeps at most. */
export const FAVOURITES_MAX = 500;
