import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { ORDER_STATUSES } from "../orders/orders.rules.ts";
import { REPORT_OUTCOMES, REPORT_REASONS } from "../reports/reports.rules.ts";
import { moderatedListingSchema } from "./removals.schema.ts";

/** A listing as administrators see it: what members read of it, and nothing that its owner keeps for fewer. */
export const moderatedDetailSchema = z.extend(moderatedListingSchema, {
  /** Empty if the owner keeps it for fewer than members. */
  description: z.string(),
  imageUrls: z.array(z.string()),
  /** Unique visitors. */
  views: countSchema,
  /** Conversations about it, and those that its owner has not answered. */
  inquiries: countSchema,
  unanswered: countSchema,
  favourites: countSchema,
  /** Newest first, at most twenty; the same for reports. */
  orders: z.array(
    z.object({
      id: idText,
      /** The receipt number; null until it is paid. */
      receipt: z.nullable(z.string()),
      status: z.enum(ORDER_STATUSES),
      /** CAD, with taxes. */
      totalCents: countSchema,
      at: momentSchema,
    }),
  ),
  reports: z.array(
    z.object({
      id: idText,
      reason: z.enum([...REPORT_REASONS.inquiry, ...REPORT_REASONS.listing]),
      outcome: z.nullable(z.enum([...REPORT_OUTCOMES.inquiry, ...REPORT_OUTCOMES.listing])),
      at: momentSchema,
    }),
  ),
});
export type ModeratedDetail = z.infer<typeof moderatedDetailSchema>;
