import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";

/** The usage of an account's listings, and the limits. */
export const quotaSchema = z.object({
  drafts: countSchema,
  draftsMax: countSchema,
  /** Of all files: photos, as stored, and documents. */
  bytes: countSchema,
  bytesMax: countSchema,
});
export type Quota = z.infer<typeof quotaSchema>;
