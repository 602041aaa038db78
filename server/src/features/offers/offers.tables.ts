import type { OfferTerms } from "@vestpocket/domain/offers/offers.schema";
import { OFFER_STATES, OFFER_STEPS, PARTIES } from "@vestpocket/domain/offers/offers.terms";
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const offers = pgTable("offers", {
  id: uuid("id").primaryKey(),
  /** The listing's id. */
  room: uuid("room").notNull(),
  listingTitle: text("listing_title").notNull(),
  ownerId: uuid("owner_id"),
  buyerId: uuid("buyer_id"),
  state: text("state", { enum: OFFER_STATES }).notNull(),
  version: integer("version").notNull(),
  by: text("written_by", { enum: PARTIES }).notNull(),
  terms: jsonb("terms").$type<OfferTerms>().notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const offerSteps = pgTable(
  "offer_steps",
  {
    offerId: uuid("offer_id").notNull(),
    place: integer("place").notNull(),
    step: text("step", { enum: OFFER_STEPS }).notNull(),
    party: text("party", { enum: PARTIES }).notNull(),
    said: text("said").notNull(),
    salt: text("salt").notNull(),
    sha256: text("sha256").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.place] })],
);
