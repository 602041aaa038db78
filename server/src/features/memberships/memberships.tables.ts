import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const memberships = pgTable("memberships", {
  accountId: uuid("account_id").primaryKey(),
  paidThrough: moment("paid_through").notNull(),
  /** Null unless a renewal is expected or in progress. */
  graceUntil: moment("grace_until"),
  /** The end of the membership: the later of the two. */
  memberUntil: moment("member_until").notNull().generatedAlwaysAs(sql`greatest(paid_through, grace_until)`),
  subscriptionId: text("subscription_id"),
  endsAtPeriodEnd: boolean("ends_at_period_end").notNull().default(false),
  /**
   * The renewal that could not be charged, the page where it can be paid, and whether the bank requires the member to
   * confirm it.
   */
  failedInvoiceId: text("failed_invoice_id"),
  failedInvoiceUrl: text("failed_invoice_url"),
  bankAsks: boolean("bank_asks").notNull().default(false),
  /** The end of the paid period whose renewal the member was reminded of. */
  remindedOf: moment("reminded_of"),
  askedAt: moment("asked_at"),
  checkAt: moment("check_at"),
});

export const membershipCheckouts = pgTable("membership_checkouts", {
  accountId: uuid("account_id").primaryKey(),
  customerId: text("customer_id"),
  /**
   * The account and mode that the customer belongs to; null if it was created before this was recorded, or with a key
   * that may not read them.
   */
  customerAccount: text("customer_account"),
  orderId: uuid("order_id"),
  sessionId: text("session_id"),
  agentDetails: jsonb("agent_details").$type<AgentProfile>(),
  language: text("language", { enum: ["en", "fr"] }),
  begunAt: moment("begun_at").notNull(),
  checkAt: moment("check_at"),
});
