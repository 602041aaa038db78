import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { readableLine, readableText } from "../../shared/text.schema.ts";
import { savedFilterSchema } from "../saved-searches/saved-searches.schema.ts";
import { CADENCES, SAVED_SEARCH_NAME_MAX } from "../saved-searches/saved-searches.terms.ts";
import { filterName } from "../searches/searches.schema.ts";
import { DEMAND_BANDS } from "./demand.terms.ts";
import {
  CLIENT_NAME_MAX,
  MANDATE_ANSWERS,
  MANDATE_NOTE_MAX,
  MANDATE_STATUSES,
  TARGETS_MAX,
  TIMINGS,
} from "./mandates.terms.ts";

const { subtype, province, city, within } = savedFilterSchema.shape;

/** A category in a place, which is anywhere if none is given. */
export const mandateTargetSchema = z.strictObject({
  type: filterName,
  ...{ subtype, province, city, within },
});

/** What all targets of a mandate have in common. The price bounds are its budget: a price, or the gross rent of a month. */
export const wantedSchema = z.omit(savedFilterSchema, {
  ...{ type: true, subtype: true, province: true, city: true, within: true, listingType: true },
});

const content = {
  /** For the owner's own eyes, in lists and mails. */
  name: readableLine(SAVED_SEARCH_NAME_MAX).check(z.minLength(1)),
  track: z.enum(["sale", "rent"]),
  targets: z.array(mandateTargetSchema).check(z.minLength(1), z.maxLength(TARGETS_MAX)),
  wanted: wantedSchema,
  timing: z.enum(TIMINGS),
  cadence: z.enum(CADENCES),
};

/**
 * `isMatchesConsentGiven`: the box beside the consent's sentence was ticked; needed once, for any cadence but 'off'.
 * `client`: whom an agent looks for.
 */
export const mandateRequestSchema = z.strictObject({
  ...content,
  note: z.optional(readableText(MANDATE_NOTE_MAX)),
  client: z.optional(readableLine(CLIENT_NAME_MAX)),
  isMatchesConsentGiven: z.optional(z.boolean()),
});
export type MandateRequest = z.infer<typeof mandateRequestSchema>;
export type MandateContent = Omit<MandateRequest, "isMatchesConsentGiven">;

export const mandateSchema = z.object({
  id: idText,
  ...content,
  name: z.string(),
  note: z.nullable(z.string()),
  client: z.nullable(z.string()),
  status: z.enum(MANDATE_STATUSES),
  createdAt: momentSchema,
  /** When it lapses unless it is confirmed; null if it is not active. */
  endsAt: z.nullable(momentSchema),
  /** Whether its owner was asked if they still look, and did not answer yet. */
  isAsked: z.boolean(),
});
export type Mandate = z.infer<typeof mandateSchema>;

export const mandatesSchema = z.object({
  /** Active ones first, then the newest. */
  mandates: z.array(mandateSchema),
  /** How many more may be kept. */
  left: countSchema,
  /** Whether the reader agreed to get matches by email. */
  isMatchesConsentGiven: z.boolean(),
  /** Whether the reader is an agent, who may keep mandates for clients. */
  isAgent: z.boolean(),
});
export type Mandates = z.infer<typeof mandatesSchema>;

export const mandateIdSchema = z.object({ id: idText });
export const answerMandateRequestSchema = z.strictObject({ answer: z.enum(MANDATE_ANSWERS) });

const isAtLeast = z.optional(z.literal(true));

/** What a mandate finds today, by target in its order. */
export const mandateFitsSchema = z.object({
  targets: z.array(
    z.object({
      /** The search that shows the listings. */
      filter: savedFilterSchema,
      listings: countSchema,
      /** Given if there are more than that. */
      isAtLeast,
      /** Searches that ask for a little less, the smallest changes first, with how many more listings each finds. */
      near: z.array(z.object({ filter: savedFilterSchema, more: countSchema, isAtLeast })),
    }),
  ),
});
export type MandateFits = z.infer<typeof mandateFitsSchema>;

export const demandSchema = z.object({
  /** Null if the account had as many estimates today as it may. */
  band: z.nullable(z.enum(DEMAND_BANDS)),
  /** What was counted: the listing's category, and its city, or its province if the city is not open. */
  type: z.string(),
  province: z.string(),
  city: z.nullable(z.string()),
  /** Whether the listing's price was compared with the budgets. */
  isPriced: z.boolean(),
});
export type Demand = z.infer<typeof demandSchema>;
