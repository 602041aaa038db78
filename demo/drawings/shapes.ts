/** A point on the picture, in pixels, or on a wall, in metres. */
export type Point = readonly [x: number, y: number];

/** Metres: x to the right, y up, z away from the street. The front of the building is at z = 0. */
export type Vec = readonly [x: number, y: number, z: number];
