/** The cities that show a sample while they have no listing. */
export type SpotlightCity = "Montreal" | "Mississauga";
