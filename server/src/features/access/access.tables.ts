import type { AccessMode, Capacity, Purpose, RequestState } from "@vestpocket/domain/access/access.terms";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const listingAccess = pgTable("listing_access", {
  listingId: uuid("listing_id").primaryKey(),
  mode: text("mode").$type<AccessMode>().notNull(),
  /** When the agreement is signed: before asking, at any time, or only once the owner has approved the person. */
  signs: text("signs").$type<"before" | "after" | "approved">().notNull(),
  days: integer("days").notNull(),
  allowedDomains: text("allowed_domains").array().notNull(),
  deniedDomains: text("denied_domains").array().notNull(),
});

export const accessRequests = pgTable("access_requests", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  accountId: uuid("account_id").notNull(),
  state: text("state").$type<RequestState>().notNull(),
  purpose: text("purpose").$type<Purpose>().notNull(),
  capacity: text("capacity").$type<Capacity>().notNull(),
  company: text("company").notNull(),
  message: text("message").notNull(),
  question: text("question").notNull().default(""),
  answer: text("answer").notNull().default(""),
  note: text("note").notNull().default(""),
  askedAt: moment("asked_at").notNull(),
  decidedAt: moment("decided_at"),
  refusedDomain: text("refused_domain"),
});

export const accessGrants = pgTable("access_grants", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  accountId: uuid("account_id").notNull(),
  /** Null if nothing was approved: the owner ended access granted by a signature, and may have restored it. */
  requestId: uuid("request_id"),
  fromAt: moment("from_at").notNull(),
  /** Null if the owner restored it. */
  untilAt: moment("until_at"),
  revokedAt: moment("revoked_at"),
  reason: text("reason").notNull().default(""),
});
