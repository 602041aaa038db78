import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { searchQuerySchema } from "../../shared/text.schema.ts";

export const lookupRequestSchema = z.strictObject({ text: searchQuerySchema });

const foundSchema = z.array(
  z.object({
    id: idText,
    /** Null for an order without a receipt. */
    name: z.nullable(z.string()),
    /** Distinguishes it from others with the same name. */
    detail: z.string(),
  }),
);

/** What an administrator's search finds, by kind. */
export const lookupSchema = z.object({
  /** By name, email address and phone number. */
  people: foundSchema,
  listings: foundSchema,
  /** By the number of the receipt, and the provider's id of the payment or invoice. */
  orders: foundSchema,
  /** By number, subject and email address. */
  tickets: foundSchema,
});
export type Lookup = z.infer<typeof lookupSchema>;
export type FoundKind = keyof Lookup;
export type Found = Lookup[FoundKind][number];
