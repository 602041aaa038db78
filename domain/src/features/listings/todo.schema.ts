import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";

/** Days over which an owner's views and inquiries are counted. */
export const REACH_DAYS = 30;

/** What waits for a member, and how their listings did in the last 30 days (product.md §5.8). */
export const todoSchema = z.object({
  /** Conversations with unread messages, about own listings and about others'. */
  unread: z.object({ received: countSchema, sent: countSchema }),
  /** Requests for access to own listings that wait for a decision. */
  requests: countSchema,
  /** Open offers whose latest version the other side wrote, and the listing of the one that expires first. */
  offers: z.object({ waiting: countSchema, listing: z.nullable(z.uuid()) }),
  /** Questions and requests for documents about own listings that are open, and the listing of the oldest. */
  questions: z.object({ waiting: countSchema, listing: z.nullable(z.uuid()) }),
  /** Answers to what one asked that one has not read, and one of their listings. */
  answers: z.object({ waiting: countSchema, listing: z.nullable(z.uuid()) }),
  /** Own listings that end within seven days. */
  ending: countSchema,
  /** Own listings that were posted and wait for their payment. */
  unpaid: countSchema,
  /** Own unfinished drafts. */
  drafts: countSchema,
  /** How many people viewed own listings, each listing counted by itself. */
  views: countSchema,
  /** New conversations about own listings. */
  inquiries: countSchema,
});
export type Todo = z.infer<typeof todoSchema>;
