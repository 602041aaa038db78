import type { ApprovalKind, ApprovalOutcome } from "@vestpocket/domain/approvals/approvals.rules";
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const approvals = pgTable("approvals", {
  id: uuid("id").primaryKey(),
  kind: text("kind").$type<ApprovalKind>().notNull(),
  askerId: uuid("asker_id").notNull(),
  /** One of the two, by the kind. */
  orderId: uuid("order_id"),
  listingId: uuid("listing_id"),
  /** The call's body. */
  request: jsonb("request").$type<object>().notNull(),
  cents: integer("cents"),
  reason: text("reason").notNull(),
  askedAt: moment("asked_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  outcome: text("outcome").$type<ApprovalOutcome>(),
  deciderId: uuid("decider_id"),
  decidedAt: moment("decided_at"),
});
