import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

export const favourites = pgTable(
  "favourites",
  {
    accountId: uuid("account_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listingId] })],
);
