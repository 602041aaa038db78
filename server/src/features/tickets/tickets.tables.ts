import { LANGUAGES } from "@vestpocket/domain/shared/text";
import {
  TICKET_ENTRY_EVENTS,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TICKET_TYPES,
} from "@vestpocket/domain/tickets/tickets.rules";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const tickets = pgTable("tickets", {
  id: uuid("id").primaryKey(),
  number: text("number").notNull(),
  type: text("type", { enum: TICKET_TYPES }).notNull(),
  subject: text("subject").notNull(),
  description: text("description").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  language: text("language", { enum: LANGUAGES }).notNull(),
  accountId: uuid("account_id"),
  assigneeId: uuid("assignee_id"),
  status: text("status", { enum: TICKET_STATUSES }).notNull(),
  priority: text("priority", { enum: TICKET_PRIORITIES }),
  revision: integer("revision").notNull().default(1),
  searchText: text("search_text").notNull(),
  confirmedAt: moment("confirmed_at"),
  repliedAt: moment("replied_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const ticketEntries = pgTable("ticket_entries", {
  id: uuid("id").primaryKey(),
  ticketId: uuid("ticket_id").notNull(),
  at: moment("at").notNull(),
  event: text("event", { enum: TICKET_ENTRY_EVENTS }).notNull(),
  actorId: uuid("actor_id"),
  assigneeId: uuid("assignee_id"),
  message: text("message"),
  type: text("type", { enum: TICKET_TYPES }),
  priority: text("priority", { enum: TICKET_PRIORITIES }),
});

export const cannedAnswers = pgTable("canned_answers", {
  id: uuid("id").primaryKey(),
  title: text("title").notNull(),
  english: text("english").notNull(),
  french: text("french").notNull(),
});
