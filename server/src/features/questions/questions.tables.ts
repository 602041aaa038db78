import { QUESTION_KINDS, QUESTION_STATES } from "@vestpocket/domain/questions/questions.terms";
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const questions = pgTable("questions", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  accountId: uuid("account_id"),
  kind: text("kind", { enum: QUESTION_KINDS }).notNull(),
  state: text("state", { enum: QUESTION_STATES }).notNull(),
  body: text("body").notNull(),
  reason: text("reason").notNull().default(""),
  note: text("note").notNull().default(""),
  version: integer("version").notNull().default(0),
  askerUnread: boolean("asker_unread").notNull().default(false),
  askedAt: moment("asked_at").notNull(),
});

export const questionAnswers = pgTable(
  "question_answers",
  {
    questionId: uuid("question_id").notNull(),
    version: integer("version").notNull(),
    body: text("body").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
);
