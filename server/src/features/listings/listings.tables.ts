import type { Bands, Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { PICTURE_LEVELS, TEASERS, VISITOR_CARDS } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import {
  CLOSE_REASONS,
  LISTING_STATUSES,
  LISTING_TYPES,
  PLANS,
  POSTED_AS,
} from "@vestpocket/domain/listings/listings.terms";
import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import type { AvailableArea, LeaseTerms, SaleTerms } from "@vestpocket/domain/prices/price-terms.schema";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const cents = (name: string) => bigint(name, { mode: "number" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const listings = pgTable("listings", {
  id: uuid("id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  status: text("status", { enum: LISTING_STATUSES }).notNull(),
  type: text("type").notNull(),
  subtype: text("subtype").notNull(),
  listingType: text("listing_type", { enum: LISTING_TYPES }).notNull(),
  postedAs: text("posted_as", { enum: POSTED_AS }).notNull().default("agent"),
  title: text("title").notNull(),
  description: text("description").notNull(),
  otherTitle: text("other_title"),
  otherDescription: text("other_description"),
  machineLanguage: text("machine_language").$type<Language>(),
  /** Derived, in whole dollars, as the specified calls expect. */
  price: integer("price"),
  sale: jsonb("sale").$type<SaleTerms>(),
  lease: jsonb("lease").$type<LeaseTerms>(),
  availableArea: jsonb("available_area").$type<AvailableArea>(),
  salePrice: cents("sale_price"),
  salePerSqft: cents("sale_per_sqft"),
  rentMonthNet: cents("rent_month_net"),
  rentMonthGross: cents("rent_month_gross"),
  rentSqftYearNet: cents("rent_sqft_year_net"),
  rentSqftYearGross: cents("rent_sqft_year_gross"),
  province: text("province").notNull(),
  city: text("city").notNull(),
  cityKey: text("city_key").notNull(),
  features: jsonb("features").$type<Features>().notNull(),
  levels: jsonb("levels").$type<Levels>().notNull().default({}),
  bands: jsonb("bands").$type<Bands>().notNull().default({}),
  teaser: text("teaser", { enum: TEASERS }).notNull().default("off"),
  visitorCard: text("visitor_card", { enum: VISITOR_CARDS }).notNull().default("full"),
  keywords: text("keywords").array().notNull(),
  /** The language of the title and the description. */
  language: text("language", { enum: LANGUAGES }).notNull(),
  plan: text("plan", { enum: PLANS }),
  hasExposure: boolean("has_exposure").notNull(),
  hasPriority: boolean("has_priority").notNull(),
  hasSocial: boolean("has_social").notNull().default(false),
  rotation: integer("rotation").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  publishedAt: moment("published_at"),
  expiresAt: moment("expires_at"),
  closedAt: moment("closed_at"),
  closeReason: text("close_reason", { enum: CLOSE_REASONS }),
  endingToldAt: moment("ending_told_at"),
  endedToldAt: moment("ended_told_at"),
  pausedAt: moment("paused_at"),
  /** When it was last confirmed, renewed, resumed, or offered at another price. */
  confirmedAt: moment("confirmed_at"),
  /** When it was paused because its owner did not answer; its run was then moved by 14 days. */
  lapsedAt: moment("lapsed_at"),
  /** When it was last confirmed or published. */
  freshAt: moment("fresh_at").generatedAlwaysAs(sql`greatest(confirmed_at, published_at)`),
  removedAt: moment("removed_at"),
  removedReason: text("removed_reason"),
  removedWithOwner: boolean("removed_with_owner").notNull().default(false),
  orderId: uuid("order_id"),
});

export const listingExtensions = pgTable(
  "listing_extensions",
  {
    orderId: uuid("order_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    purpose: text("purpose").$type<Exclude<Purpose, "publish">>().notNull(),
    /** The time that a renewal added, or from when to when an upgrade applies. */
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** What the listing had before. */
    before: jsonb("before")
      .$type<Pick<typeof listings.$inferSelect, "plan" | "hasExposure" | "hasPriority" | "hasSocial">>()
      .notNull(),
    createdAt: moment("created_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.orderId] })],
);

export const listingPictures = pgTable("listing_pictures", {
  token: text("token").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  position: smallint("position").notNull(),
  storageKey: text("storage_key").notNull(),
  mediaType: text("media_type").notNull(),
  widths: integer("widths").array(),
  /** Of all widths together. */
  bytes: integer("bytes").notNull().default(0),
  level: text("level", { enum: PICTURE_LEVELS }).notNull().default("member"),
});

export const listingDocuments = pgTable("listing_documents", {
  listingId: uuid("listing_id").primaryKey(),
  storageKey: text("storage_key").notNull(),
  name: text("name").notNull(),
  mediaType: text("media_type").notNull(),
  bytes: integer("bytes").notNull(),
});
