import { customType, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const sessions = pgTable("sessions", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  generation: integer("generation").notNull(),
  rotatedAt: moment("rotated_at").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  endedAt: moment("ended_at"),
  endedReason: text("ended_reason", { enum: ["signed_out", "revoked", "reused"] }),
  secondFactorAt: moment("second_factor_at"),
  secondFactorUsedAt: moment("second_factor_used_at"),
  wroteAt: moment("wrote_at"),
  userAgent: text("user_agent").notNull(),
  address: text("address").notNull(),
});

export const signInChallenges = pgTable("sign_in_challenges", {
  hash: bytes("hash").primaryKey(),
  accountId: uuid("account_id").notNull(),
  tries: smallint("tries").notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
});
