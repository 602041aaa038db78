import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";

/** What an account's listings hold, and the most they may hold. */
export const quotaSchema = z.object({
  drafts: countSchema,
  draftsMax: countSchema,
  /** Of all files: photos, as they are kept, and documents. */
  bytes: countSchema,
  bytesMax: countSchema,
});
export type Quota = z.infer<typeof quotaSchema>;
