import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phoneNumber: text("phone_number"),
  phoneVerifiedAt: moment("phone_verified_at"),
  emailVerifiedAt: moment("email_verified_at"),
  language: text("language", { enum: ["en", "fr"] }).notNull(),
  role: text("role", { enum: ["member", "administrator"] }).notNull(),
  disabledAt: moment("disabled_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
