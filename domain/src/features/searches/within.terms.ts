/** The choices of a distance from a city, in kilometres. */
export const RADII_KM = [5, 10, 25, 50, 100] as const;
export type RadiusKm = (typeof RADII_KM)[number];

/** The maximum corners of a drawn area. */
export const CORNERS_MIN = 3;
export const CORNERS_MAX = 40;
