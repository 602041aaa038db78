import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { readableText } from "../../shared/text.schema.ts";
import { INSPECTION_GROUNDS, REVEAL_PLACES, REVEALED_TO } from "./reveals.terms.ts";

/** For a listing's owner: who read which restricted values. */
export const revealSchema = z.object({
  id: idText,
  listing: z.object({ id: idText, name: z.string() }),
  /** Null for an administrator. */
  reader: z.nullable(z.object({ name: z.string(), brokerageName: z.nullable(z.string()) })),
  as: z.enum(REVEALED_TO),
  place: z.enum(REVEAL_PLACES),
  /** The keys of the values; none for a document. */
  keys: z.array(z.string()),
  /** The name of the room document they opened; null for values. */
  document: z.nullable(z.string()),
  /** The administrator's stated reason; empty if a report about the listing was the reason. */
  reason: z.string(),
  at: momentSchema,
});
export type Reveal = z.infer<typeof revealSchema>;

/** Only those of this one of the caller's own listings. */
const listing = z.optional(z.union([z.literal(""), idText]));
export const listRevealsSchema = z.extend(pageRequestSchema, { listing });
export const exportRevealsSchema = z.object({ listing });

export const inspectionSchema = z.strictObject({
  ground: z.enum(INSPECTION_GROUNDS),
  reason: z._default(readableText(5_000), ""),
});
export type InspectionForm = z.infer<typeof inspectionSchema>;
