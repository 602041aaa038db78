import type { InspectionGround, RevealedTo, RevealPlace } from "@vestpocket/domain/access/reveals.terms";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const listingReveals = pgTable("listing_reveals", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  accountId: uuid("account_id").notNull(),
  readAs: text("read_as").$type<RevealedTo>().notNull(),
  place: text("place").$type<RevealPlace>().notNull(),
  keys: text("keys").array().notNull(),
  reason: text("reason").notNull(),
  readAt: moment("read_at").notNull(),
  /** The hour of the reading: repeats within it are stored once. */
  hour: moment("hour").notNull(),
});

export const listingInspections = pgTable("listing_inspections", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  accountId: uuid("account_id").notNull(),
  ground: text("ground").$type<InspectionGround>().notNull(),
  reason: text("reason").notNull(),
  fromAt: moment("from_at").notNull(),
  untilAt: moment("until_at").notNull(),
});
