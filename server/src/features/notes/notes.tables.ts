import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const notes = pgTable("notes", {
  id: uuid("id").primaryKey(),
  /** The person, who placed the order, or who owns the listing; null if their account had already been deleted. */
  accountId: uuid("account_id"),
  /** Both null for a note on the person. */
  orderId: uuid("order_id"),
  listingId: uuid("listing_id"),
  authorId: uuid("author_id").notNull(),
  text: text("text").notNull(),
  createdAt: moment("created_at").notNull(),
  editedAt: moment("edited_at"),
});
