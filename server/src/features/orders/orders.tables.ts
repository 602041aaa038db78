import { PLANS } from "@vestpocket/domain/listings/listings.terms";
import type { BilledTo, Billing } from "@vestpocket/domain/orders/billing.rules";
import { NOTE_KINDS, NOTE_REASONS } from "@vestpocket/domain/orders/credit-notes.rules";
import { DISPUTE_STATUSES } from "@vestpocket/domain/orders/disputes.rules";
import { PURPOSES } from "@vestpocket/domain/orders/extending.rules";
import { REFUND_REASONS } from "@vestpocket/domain/orders/order-administration.rules";
import type { Boost } from "@vestpocket/domain/orders/orders.prices";
import { type AddOn, ORDER_STATUSES, type Quote } from "@vestpocket/domain/orders/orders.rules";
import type { PaidWith, Receipt } from "@vestpocket/domain/orders/orders.schema";
import type { TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { CardBrand } from "@vestpocket/domain/orders/paid-with.terms";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const orders = pgTable("orders", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["listing", "membership"] }).notNull(),
  accountId: uuid("account_id").notNull(),
  listingId: uuid("listing_id"),
  listingTitle: text("listing_title"),
  status: text("status", { enum: ORDER_STATUSES }).notNull(),
  revision: integer("revision").notNull(),
  firstCents: integer("first_cents").notNull(),
  attempt: integer("attempt").notNull().default(1),
  intentId: text("intent_id"),
  intentAccount: text("intent_account"),
  invoiceId: text("invoice_id"),
  refundedCents: integer("refunded_cents").notNull().default(0),
  /** The latest failed refund, even after it was made again: its failure is recorded once. */
  failedRefundId: text("failed_refund_id"),
  /** Since when it waits to be made again; null if more was refunded since. */
  refundFailedAt: moment("refund_failed_at"),
  /** The reason given for the refund that is being made. */
  refundReason: text("refund_reason", { enum: REFUND_REASONS }),
  checkAt: moment("check_at"),
  undeliveredAt: moment("undelivered_at"),
  number: bigint("number", { mode: "number" }),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  paidAt: moment("paid_at"),
  /** `none` if the provider cannot tell, null until it was queried. */
  paidWith: jsonb("paid_with").$type<PaidWith | "none">(),
  /** What the buyer entered for the receipt. */
  billing: jsonb("billing").$type<Billing>(),
  /** The buyer when the order was paid; null before that, and if the account was gone by then. */
  billedTo: jsonb("billed_to").$type<BilledTo>(),
  /** The seller when the order was paid; null before that, and for orders from before this was saved. */
  seller: jsonb("seller").$type<Receipt["seller"]>(),
  /** Whether the buyer wants the card of its payment saved, and it was not done yet. */
  savesCard: boolean("saves_card").notNull().default(false),
});

/** The card that an account pays with again, as the payment provider keeps it. */
export const savedCards = pgTable("saved_cards", {
  accountId: uuid("account_id").primaryKey(),
  paymentMethodId: text("payment_method_id").notNull(),
  /** The provider's customer that the card belongs to. */
  customerId: text("customer_id").notNull(),
  brand: text("brand").$type<CardBrand>(),
  last4: text("last4").notNull(),
  expiresMonth: smallint("expires_month").notNull(),
  expiresYear: smallint("expires_year").notNull(),
  savedAt: moment("saved_at").notNull(),
});

/** Live listings that are renewed automatically. */
export const listingRenewals = pgTable("listing_renewals", {
  listingId: uuid("listing_id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  createdAt: moment("created_at").notNull(),
  /** The end of the run whose renewal the owner was told of. */
  noticedOf: moment("noticed_of"),
  noticedAt: moment("noticed_at"),
  remindedOf: moment("reminded_of"),
  /** The price that the owner was told: what is charged. */
  quote: jsonb("quote").$type<AnnouncedQuote>(),
  /** When it is charged next; null if it is not. */
  dueAt: moment("due_at"),
  /** How many attempts were made for this run. */
  attempt: smallint("attempt").notNull().default(0),
  /** The order of the attempt in progress. */
  orderId: uuid("order_id"),
  /** The end of the run for which the last attempt was declined. */
  declinedOf: moment("declined_of"),
});

/** What a renewal was announced with. */
export interface AnnouncedQuote extends Quote {
  readonly province: ProvinceName | null;
  readonly city: string | null;
  readonly billing: Billing | null;
}

export const orderQuotes = pgTable(
  "order_quotes",
  {
    orderId: uuid("order_id").notNull(),
    revision: integer("revision").notNull(),
    plan: text("plan", { enum: PLANS }),
    purpose: text("purpose", { enum: PURPOSES }).notNull().default("publish"),
    addOns: text("add_ons").array().$type<AddOn[]>().notNull(),
    /** How long what is bought lasts, and the boosts of a listing, included or bought: as sold, whatever plans become. */
    days: integer("days").notNull(),
    boosts: text("boosts").array().$type<Boost[]>().notNull(),
    planCents: integer("plan_cents").notNull(),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCents: integer("discount_cents").notNull(),
    taxes: jsonb("taxes").$type<TaxLine[]>().notNull(),
    totalCents: integer("total_cents").notNull(),
    province: text("province").$type<ProvinceName>(),
    city: text("city"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
);

export const orderLines = pgTable(
  "order_lines",
  {
    orderId: uuid("order_id").notNull(),
    revision: integer("revision").notNull(),
    position: integer("position").notNull(),
    listingId: uuid("listing_id").notNull(),
    title: text("title").notNull(),
    purpose: text("purpose", { enum: PURPOSES }).notNull(),
    plan: text("plan", { enum: PLANS }).notNull(),
    addOns: text("add_ons").array().$type<AddOn[]>().notNull(),
    days: integer("days").notNull(),
    boosts: text("boosts").array().$type<Boost[]>().notNull(),
    planCents: integer("plan_cents").notNull(),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCents: integer("discount_cents").notNull(),
    /** With its share of the order's taxes. */
    totalCents: integer("total_cents").notNull(),
    undeliveredAt: moment("undelivered_at"),
    refundingAt: moment("refunding_at"),
    refundedAt: moment("refunded_at"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision, table.position] })],
);

export const creditNotes = pgTable("credit_notes", {
  id: uuid("id").primaryKey(),
  orderId: uuid("order_id").notNull(),
  kind: text("kind", { enum: NOTE_KINDS }).notNull(),
  number: bigint("number", { mode: "number" }).notNull(),
  issuedAt: moment("issued_at").notNull(),
  reason: text("reason", { enum: NOTE_REASONS }).notNull(),
  netCents: integer("net_cents").notNull(),
  taxes: jsonb("taxes").$type<TaxLine[]>().notNull(),
  totalCents: integer("total_cents").notNull(),
  seller: jsonb("seller").$type<Receipt["seller"]>(),
});

export const noteNumbers = pgTable("note_numbers", {
  kind: text("kind", { enum: NOTE_KINDS }).primaryKey(),
  last: bigint("last", { mode: "number" }).notNull(),
});

export const orderDisputes = pgTable("order_disputes", {
  id: text("id").primaryKey(),
  orderId: uuid("order_id").notNull(),
  status: text("status", { enum: DISPUTE_STATUSES }).notNull(),
  cents: integer("cents").notNull(),
  reason: text("reason").notNull(),
  dueBy: moment("due_by"),
  /** When the bank took the money; null for an inquiry. */
  withdrawnAt: moment("withdrawn_at"),
  /** When the money came back. */
  reinstatedAt: moment("reinstated_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const receiptNumbers = pgTable("receipt_numbers", { last: bigint("last", { mode: "number" }).notNull() });

export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: moment("received_at").notNull(),
});

export const discountCodes = pgTable("discount_codes", {
  id: uuid("id").primaryKey(),
  tokenHash: bytes("token_hash").notNull(),
  codeHash: bytes("code_hash").notNull(),
  listingId: uuid("listing_id").notNull(),
  accountId: uuid("account_id").notNull(),
  tries: integer("tries").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  replacedAt: moment("replaced_at"),
  orderId: uuid("order_id"),
  usedAt: moment("used_at"),
});
