import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { listingCardSchema } from "../listings/listings.schema.ts";
import { FAVOURITES_MAX } from "./favourites.rules.ts";

export const favouritesSchema = z.extend(pageSchema, {
  /** The active ones, newest favourite first. */
  properties: z.array(listingCardSchema),
  /** How many favourites are no longer available. */
  unavailable: integer(0, FAVOURITES_MAX),
});
export type Favourites = z.infer<typeof favouritesSchema>;

export const favouriteIdsSchema = z.object({ ids: z.array(idText).check(z.maxLength(FAVOURITES_MAX)) });
