import { bigint, boolean, customType, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const passkeys = pgTable("passkeys", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  credentialId: bytes("credential_id").notNull(),
  publicKey: bytes("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull(),
  isSynced: boolean("is_synced").notNull(),
  name: text("name").notNull(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at"),
});

export const passkeyChallenges = pgTable("passkey_challenges", {
  hash: bytes("hash").primaryKey(),
  purpose: text("purpose", { enum: ["add", "sign-in", "confirm"] }).notNull(),
  accountId: uuid("account_id"),
  sessionId: uuid("session_id"),
  expiresAt: moment("expires_at").notNull(),
});
