import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const listingConfirmations = pgTable("listing_confirmations", {
  listingId: uuid("listing_id").primaryKey(),
  askedAt: moment("asked_at"),
  remindedAt: moment("reminded_at"),
  snoozedUntil: moment("snoozed_until"),
  snoozedAt: moment("snoozed_at"),
});
