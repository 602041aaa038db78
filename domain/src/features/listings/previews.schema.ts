import { z } from "zod/mini";
import { homeCardSchema, memberCardSchema, propertySchema } from "./listings.schema.ts";
import { teaserSchema } from "./teasers.schema.ts";

/** What one audience gets of a listing: the responses that its readers' own calls contain. */
export const previewSchema = z.discriminatedUnion("audience", [
  z.object({
    audience: z.literal("public"),
    /** The public page; null without one. */
    page: z.nullable(teaserSchema),
    /** On the home page; null if visitors see none. */
    card: z.nullable(homeCardSchema),
  }),
  z.object({
    audience: z.enum(["member", "verified", "nda", "granted"]),
    page: propertySchema,
    card: memberCardSchema,
  }),
]);
export type Preview = z.infer<typeof previewSchema>;
