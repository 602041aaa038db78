import { customType, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const requestKeys = pgTable("request_keys", {
  id: bytea("id").primaryKey(),
  fingerprint: bytea("fingerprint").notNull(),
  result: text("result").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});
