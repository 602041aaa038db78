import { ADMINISTRATOR_ROLES } from "@vestpocket/domain/shared/administrator-roles";
import { bigint, boolean, customType, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

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
  /** Counts only while the role is an administrator's. */
  administratorRole: text("administrator_role", { enum: ADMINISTRATOR_ROLES }).notNull().default("full"),
  disabledAt: moment("disabled_at"),
  disabledReason: text("disabled_reason"),
  pictureToken: text("picture_token"),
  secondFactorSecret: bytes("second_factor_secret"),
  secondFactorSince: moment("second_factor_since"),
  secondFactorPeriod: bigint("second_factor_period", { mode: "number" }),
  /** The session in which an authenticator app is being set up, and since when. */
  enrolmentSessionId: uuid("enrolment_session_id"),
  enrolmentBegunAt: moment("enrolment_begun_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const recoveryCodes = pgTable("recovery_codes", {
  accountId: uuid("account_id").notNull(),
  hash: text("hash").notNull(),
  usedAt: moment("used_at"),
});

export const accountLinks = pgTable("account_links", {
  hash: text("hash").primaryKey(),
  accountId: uuid("account_id"),
  purpose: text("purpose", { enum: ["reset", "confirm", "undo"] }).notNull(),
  email: text("email"),
  /** The normalized key shared by all spellings of the address. */
  emailKey: text("email_key"),
  phoneNumber: text("phone_number"),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const consents = pgTable("consents", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  policy: text("policy", { enum: ["terms", "privacy"] }).notNull(),
  version: integer("version").notNull(),
  language: text("language", { enum: ["en", "fr"] }).notNull(),
  wording: text("wording").notNull(),
  way: text("way", { enum: ["sign-up", "notice"] }).notNull(),
  isFrenchGiven: boolean("is_french_given").notNull().default(false),
  agreedAt: moment("agreed_at").notNull(),
  disownedAt: moment("disowned_at"),
});

/** What the owner of a deleted account had agreed to. */
export const pastConsents = pgTable("past_consents", {
  id: uuid("id").primaryKey(),
  /** A keyed hash of the address: only who knows it finds the row. */
  addressHash: text("address_hash").notNull(),
  policy: text("policy", { enum: ["terms", "privacy"] }).notNull(),
  version: integer("version").notNull(),
  language: text("language", { enum: ["en", "fr"] }).notNull(),
  wording: text("wording").notNull(),
  way: text("way", { enum: ["sign-up", "notice"] }).notNull(),
  isFrenchGiven: boolean("is_french_given").notNull(),
  agreedAt: moment("agreed_at").notNull(),
  leftAt: moment("left_at").notNull(),
});
