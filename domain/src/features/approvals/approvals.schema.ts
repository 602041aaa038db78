import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { APPROVAL_KINDS } from "./approvals.rules.ts";

/** What waits for a second administrator. */
export const approvalSchema = z.object({
  id: idText,
  kind: z.enum(APPROVAL_KINDS),
  asker: z.object({ uid: idText, name: z.string() }),
  /** Of the order or listing; the name is a receipt number or a title. */
  subject: z.object({ id: idText, name: z.string() }),
  /** Of a refund, in cents. */
  cents: z.nullable(countSchema),
  /** Empty if the ground is a report about the listing. */
  reason: z.string(),
  askedAt: momentSchema,
  expiresAt: momentSchema,
  /** Whether the viewer asked for it, and so can only withdraw it. */
  isOwn: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;
