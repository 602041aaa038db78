import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { askerSchema } from "./access.schema.ts";

/** Somebody who signed the agreement of a listing and whom its owner has neither let in nor declined. */
export const signerSchema = z.object({
  /** Of their signature. */
  id: z.uuid(),
  listing: z.object({ id: z.uuid(), name: z.string() }),
  /** What the owner sees of them. */
  signer: askerSchema,
  /** For which they signed. */
  company: z.nullable(z.string()),
  signedAt: momentSchema,
  /** When the owner ended what they read, and what the owner wrote; null while they read. */
  ended: z.nullable(z.object({ at: momentSchema, reason: z.string() })),
});
export type AgreementSigner = z.infer<typeof signerSchema>;

export const listSignersSchema = z.extend(pageRequestSchema, {
  /** Only those of this listing of one's own. */
  listing: z.optional(z.union([z.literal(""), z.uuid()])),
});
