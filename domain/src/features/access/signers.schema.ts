import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { accessStateSchema, askerSchema } from "./access.schema.ts";

/** Someone who signed a listing's agreement and whom its owner has neither approved nor declined. */
export const signerSchema = z.object({
  /** The signature's id. */
  id: idText,
  listing: z.object({ id: idText, name: z.string() }),
  /** What the owner sees of them. */
  signer: askerSchema,
  /** The listing they signed for. */
  company: z.nullable(z.string()),
  signedAt: momentSchema,
  /** Where they stand because of it. */
  standing: accessStateSchema,
  /** When the owner ended their access, and the owner's reason; null while they have it. */
  ended: z.nullable(z.object({ at: momentSchema, reason: z.string() })),
});
export type AgreementSigner = z.infer<typeof signerSchema>;

export const listSignersSchema = z.extend(pageRequestSchema, {
  /** Only those of this one of the caller's own listings. */
  listing: z.optional(z.union([z.literal(""), idText])),
});
