/** The most favourites that one account can keep. */
export const FAVOURITES_MAX = 500;
