import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

export const listingVisits = pgTable(
  "listing_views",
  {
    accountId: uuid("account_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    viewedAt: timestamp("viewed_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listingId] })],
);
