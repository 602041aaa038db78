import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { ACCESS_STATES } from "../access/states.terms.ts";
import { OFFER_STATES } from "../offers/offers.terms.ts";

/** A member's pending tasks, and their listings' performance in the last 30 days (product.md §5.8). */
export const todoSchema = z.object({
  /** Conversations with unread messages, about own listings and about others'. */
  unread: z.object({ received: countSchema, sent: countSchema }),
  /** Access requests for own listings that await a decision. */
  requests: countSchema,
  /** Open offers whose latest version the other side wrote, and the listing of the one that expires first. */
  offers: z.object({ waiting: countSchema, listing: z.nullable(idText) }),
  /**
   * Listings whose owner has decided about the member's access since they last opened them, or has a question about
   * their request; the latest of them, and where the member stands with it.
   */
  decisions: z.object({
    waiting: countSchema,
    listing: z.nullable(idText),
    standing: z.nullable(z.enum(ACCESS_STATES)),
  }),
  /** The member's offers that an owner has accepted or declined since they last opened the listing, and the latest. */
  outcomes: z.object({
    waiting: countSchema,
    listing: z.nullable(idText),
    offer: z.nullable(idText),
    state: z.nullable(z.enum(OFFER_STATES)),
  }),
  /** Open questions and document requests about own listings, and the listing of the oldest. */
  questions: z.object({ waiting: countSchema, listing: z.nullable(idText) }),
  /** Unread answers to the member's questions, and one of their listings. */
  answers: z.object({ waiting: countSchema, listing: z.nullable(idText) }),
  /** Own listings that end within seven days. */
  ending: countSchema,
  /** Own posted listings that await payment. */
  unpaid: countSchema,
  /** Own unfinished drafts. */
  drafts: countSchema,
  /** How many people viewed own listings, each listing counted separately. */
  views: countSchema,
  /** New conversations about own listings. */
  inquiries: countSchema,
});
export type Todo = z.infer<typeof todoSchema>;
