import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { PLANS } from "../listings/listings.terms.ts";

export const renewalRequestSchema = z.strictObject({
  /** One's own live listing. */
  listingId: idText,
  /** Whether it is renewed automatically. */
  isOn: z.boolean(),
});

/** A live listing of one's own that is renewed automatically. */
const renewalSchema = z.object({
  listing: z.object({ id: idText, title: z.string() }),
  /** What it has, and is renewed with. */
  plan: z.enum(PLANS),
  endsAt: momentSchema,
  /** When the saved card is charged, unless it is turned off before. */
  chargesAt: momentSchema,
  /** With taxes, in integer cents, CAD, as announced; null until the first notice. */
  totalCents: z.nullable(z.number()),
  /** Why it cannot be renewed as things are; null if it can. */
  problem: z.nullable(z.enum(["no_card", "card_expires", "declined"])),
});
export type RenewalView = z.infer<typeof renewalSchema>;

export const renewalsSchema = z.object({ renewals: z.array(renewalSchema) });
