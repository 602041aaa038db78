import { customType, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const chainLines = pgTable("chain_lines", {
  day: date("day", { mode: "string" }).primaryKey(),
  rooms: uuid("rooms").array().notNull(),
  seqs: integer("seqs").array().notNull(),
  hashes: text("hashes").array().notNull(),
  root: text("root").notNull(),
  prev: text("prev").notNull(),
  hash: text("hash").notNull(),
  madeAt: moment("made_at").notNull(),
});

export const certificateStamps = pgTable("certificate_stamps", {
  signatureId: uuid("signature_id").primaryKey(),
  room: uuid("room").notNull(),
  answer: bytes("answer").notNull(),
  stampedAt: moment("stamped_at").notNull(),
  authority: text("authority").notNull(),
});
