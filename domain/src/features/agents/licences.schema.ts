import { z } from "zod/mini";

/** Of the agent who posted a listing, once an administrator has checked it, and as long as that counts. */
export const shownLicenceSchema = z.object({
  /** YYYY-MM-DD; null for readers from whom the poster is withheld. */
  checkedOn: z.nullable(z.string()),
});
