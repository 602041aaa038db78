import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

export const memberships = pgTable("memberships", {
  accountId: uuid("account_id").primaryKey(),
  paidThrough: timestamp("paid_through", { withTimezone: true, mode: "date" }).notNull(),
});
