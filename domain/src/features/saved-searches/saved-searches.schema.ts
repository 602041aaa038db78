import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, integer } from "../../shared/numbers.schema.ts";
import { readableLine } from "../../shared/text.schema.ts";
import { searchFilterSchema } from "../searches/searches.schema.ts";
import { CADENCES, NEW_LISTINGS_MAX, SAVED_SEARCH_NAME_MAX } from "./saved-searches.terms.ts";

const searchName = readableLine(SAVED_SEARCH_NAME_MAX).check(z.minLength(1));
const cadence = z.enum(CADENCES);
/**
 * What is searched. Not part of it are the order of the results, and how long ago a listing was confirmed: a listing that
 * comes to the market is fresh, and one that is confirmed again is no news.
 */
export const savedFilterSchema = z.omit(searchFilterSchema, { sort: true, confirmedWithin: true });
export type SavedFilter = z.infer<typeof savedFilterSchema>;

export const savedSearchSchema = z.object({
  id: idText,
  name: z.string(),
  filter: savedFilterSchema,
  /** What the filter asks for that searches no longer know, by field; such a search finds nothing until it is changed. */
  problems: z.optional(z.record(z.string(), z.string())),
  cadence,
  isPaused: z.boolean(),
  /** It brought more than five listings a day, so that it is told of daily although "at once" was chosen. */
  isSlowed: z.boolean(),
  createdAt: momentSchema,
  /** When its results were last opened, or it was saved. */
  seenAt: momentSchema,
  /** Listings that newly fit since then. */
  newListings: integer(0, NEW_LISTINGS_MAX),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchesSchema = z.object({
  /** Newest first. */
  searches: z.array(savedSearchSchema),
  /** How many more may be saved. */
  left: countSchema,
  /** Whether the reader agreed to get alerts by email. */
  isAlertsConsentGiven: z.boolean(),
  /** How often the reader is told that a favourite's price fell or that it is back on the market. */
  favouritesCadence: cadence,
});

export type SavedSearches = z.infer<typeof savedSearchesSchema>;

/** `isAlertsConsentGiven`: the box beside the consent's sentence was ticked; needed once, for any cadence but 'off'. */
export const saveSearchRequestSchema = z.strictObject({
  name: searchName,
  filter: savedFilterSchema,
  cadence,
  isAlertsConsentGiven: z.optional(z.boolean()),
});
export type SaveSearchRequest = z.infer<typeof saveSearchRequestSchema>;

export const savedSearchIdSchema = z.object({ id: idText });

export const changeSavedSearchRequestSchema = z.strictObject({
  name: z.optional(searchName),
  filter: z.optional(savedFilterSchema),
  cadence: z.optional(cadence),
  isPaused: z.optional(z.boolean()),
  isAlertsConsentGiven: z.optional(z.boolean()),
});
export type SavedSearchChange = z.infer<typeof changeSavedSearchRequestSchema>;

export const chooseFavouriteAlertsRequestSchema = z.strictObject({
  cadence,
  /** As when a search is saved. */
  isAlertsConsentGiven: z.optional(z.boolean()),
});
