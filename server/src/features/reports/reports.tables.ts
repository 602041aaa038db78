import { REPORT_OUTCOMES, REPORT_REASONS } from "@vestpocket/domain/reports/reports.rules";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const reports = pgTable("reports", {
  id: uuid("id").primaryKey(),
  /** The reported conversation, and which side reported it. */
  inquiryId: uuid("inquiry_id"),
  byOwner: boolean("by_owner"),
  /** The reported listing, and who reported it. */
  listingId: uuid("listing_id"),
  reporterId: uuid("reporter_id"),
  reason: text("reason", { enum: [...REPORT_REASONS.inquiry, ...REPORT_REASONS.listing] }).notNull(),
  note: text("note").notNull(),
  createdAt: moment("created_at").notNull(),
  outcome: text("outcome", { enum: [...REPORT_OUTCOMES.inquiry, ...REPORT_OUTCOMES.listing] }),
  resolvedAt: moment("resolved_at"),
});
