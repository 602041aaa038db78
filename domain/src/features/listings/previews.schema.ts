import { z } from "zod/mini";
import { audienceSchema } from "../disclosure/disclosure.schema.ts";
import { propertySchema } from "./listings.schema.ts";

/** The values of a listing as one audience reads them. */
export const previewSchema = z.extend(
  z.pick(propertySchema, {
    ...{ sale: true, lease: true, availableArea: true, features: true, confidential: true },
    ...{ withheld: true, bands: true, document: true },
  }),
  {
    audience: audienceSchema,
    /** As their owner opens them, in order. */
    pictureUrls: z.array(z.string()),
  },
);
export type Preview = z.infer<typeof previewSchema>;
