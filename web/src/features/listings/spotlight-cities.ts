/** The cities that show a sample while they have no listings. */
export type SpotlightCity = "Montreal" | "Mississauga";
