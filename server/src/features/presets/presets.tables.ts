import { PRESET_LISTS } from "@vestpocket/domain/presets/presets.rules";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const presets = pgTable("presets", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  list: text("list", { enum: PRESET_LISTS }).notNull(),
  name: text("name").notNull(),
  query: text("query").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});
