import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const phoneCodes = pgTable("phone_codes", {
  id: uuid("id").primaryKey(),
  phoneNumber: text("phone_number").notNull(),
  purpose: text("purpose", { enum: ["sign-up", "link"] }).notNull(),
  hash: text("hash").notNull(),
  address: text("address").notNull(),
  tries: integer("tries").notNull(),
  otherTries: integer("other_tries").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const botChecks = pgTable("bot_checks", {
  signature: text("signature").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
});
