import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const suggestedWords = pgTable(
  "suggested_words",
  {
    language: text("language", { enum: LANGUAGES }).notNull(),
    word: text("word").notNull(),
    listings: integer("listings").notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);
