import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { customType, date, integer, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const searchDays = pgTable("search_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  searches: integer("searches").notNull(),
  misses: integer("misses").notNull(),
});

export const searchMisses = pgTable(
  "search_misses",
  {
    day: date("day", { mode: "string" }).notNull(),
    key: bytes("key").notNull(),
    filters: jsonb("filters").$type<MissedFilters>().notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);
