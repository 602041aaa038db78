import { z } from "zod/mini";
import { SEVERITIES } from "./compliance.terms.ts";

/** A rule's finding about a listing, in the reader's language. */
export const findingSchema = z.object({
  /** Never changes. */
  rule: z.string(),
  /** `blocks` keeps the listing from being published; `warns` and `informs` do not. */
  severity: z.enum(SEVERITIES),
  /** The form's name of the field concerned. */
  field: z.string(),
  title: z.string(),
  explanation: z.string(),
  remedy: z.string(),
  /** The law with its section. */
  law: z.string(),
  /** A page about it; null if no URL was confirmed. */
  site: z.nullable(z.string()),
});
export type FindingView = z.infer<typeof findingSchema>;
