/** The cities that show a sample as long as they have no listing. */
export type SpotlightCity = "Montreal" | "Mississauga";
