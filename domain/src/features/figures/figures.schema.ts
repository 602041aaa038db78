import { z } from "zod/mini";

const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** How much waits for an administrator, list by list. */
export const waitingSchema = z.object({
  /** That reached nobody. */
  messages: count,
  /** Paid, but not delivered: to be refunded. */
  orders: count,
  /** Neither answered nor closed. */
  tickets: count,
  /** Of conversations, that nobody has looked at. */
  reports: count,
});
export type Waiting = z.infer<typeof waitingSchema>;
