import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";

/** What an owner is asked about a listing, and what they can do. Days are YYYY-MM-DD by the clocks of the owner's province. */
export const confirmationSchema = z.object({
  listingId: idText,
  /** In the language of the call. */
  title: z.string(),
  /**
   * `asked`: we wait for an answer. `lapsed`: paused because there was none. `off`: not live, or paused by its owner, so that
   * there is nothing to confirm.
   */
  state: z.enum(["current", "asked", "lapsed", "off"]),
  /** Null if it never was live. */
  confirmedAt: z.nullable(momentSchema),
  /** The day on which it is paused without an answer; null if nothing is asked. */
  pausesOn: z.nullable(z.iso.date()),
  /** The day from which the owner may be asked again, if they put it off. */
  snoozedUntil: z.nullable(z.iso.date()),
  /** The first and the last day that it can be put off to; null if it cannot. */
  snooze: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

export const snoozeRequestSchema = z.strictObject({ until: z.iso.date() });
