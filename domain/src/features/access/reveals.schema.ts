import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { INSPECTION_GROUNDS, REVEAL_PLACES, REVEALED_TO } from "./reveals.terms.ts";

/** Who read which values that a listing keeps for few, for its owner. */
export const revealSchema = z.object({
  id: z.uuid(),
  listing: z.object({ id: z.uuid(), name: z.string() }),
  /** Null for an administrator. */
  reader: z.nullable(z.object({ name: z.string(), brokerageName: z.nullable(z.string()) })),
  as: z.enum(REVEALED_TO),
  place: z.enum(REVEAL_PLACES),
  /** The keys of the values; none for a document. */
  keys: z.array(z.string()),
  /** The name of the document that they opened in the room; null for values. */
  document: z.nullable(z.string()),
  /** What an administrator wrote; empty where a report about the listing was the reason. */
  reason: z.string(),
  at: momentSchema,
});
export type Reveal = z.infer<typeof revealSchema>;

/** Only those of this listing of one's own. */
const listing = z.optional(z.union([z.literal(""), z.uuid()]));
export const listRevealsSchema = z.extend(pageRequestSchema, { listing });
export const exportRevealsSchema = z.object({ listing });

export const inspectionSchema = z.strictObject({
  ground: z.enum(INSPECTION_GROUNDS),
  reason: z._default(plainText(5_000), ""),
});
export type InspectionForm = z.infer<typeof inspectionSchema>;
