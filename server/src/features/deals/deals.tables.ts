import { DEAL_STATUSES } from "@vestpocket/domain/deals/deals.terms";
import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const dealStatuses = pgTable(
  "deal_statuses",
  {
    listingId: uuid("listing_id").notNull(),
    place: integer("place").notNull(),
    status: text("status", { enum: DEAL_STATUSES }).notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.place] })],
);
