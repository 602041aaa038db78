import { z } from "zod/mini";
import { plainText } from "../../shared/text.schema.ts";
import { CORNERS_MAX, CORNERS_MIN, RADII_KM } from "./within.terms.ts";

/** Degrees east and north, WGS 84. */
const lon = z.number().check(z.minimum(-180), z.maximum(180));
const lat = z.number().check(z.minimum(-90), z.maximum(90));
const name = plainText(60).check(z.minLength(1));

/** A part of the map. A listing is located at its city: no address is stored (product.md §6.14). */
export const withinSchema = z.union([
  /** West, south, east, north. */
  z.strictObject({ box: z.tuple([lon, lat, lon, lat]) }),
  /** Corners in order; the last is connected to the first. */
  z.strictObject({
    polygon: z.array(z.tuple([lon, lat])).check(z.minLength(CORNERS_MIN), z.maxLength(CORNERS_MAX)),
  }),
  z.strictObject({ near: z.strictObject({ province: name, city: name }), km: z.literal([...RADII_KM]) }),
]);
export type Within = z.infer<typeof withinSchema>;
