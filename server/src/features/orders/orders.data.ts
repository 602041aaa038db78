import { ORDER_RETENTION } from "@vestpocket/domain/orders/orders.retention";
import { defineData } from "../../platform/data.ts";

export const orderData = defineData({
  orders: {
    about: "orders",
    people: ["account_id"],
    listing: "listing_id",
    reachedBy: ["owner"],
    ends: { after: [ORDER_RETENTION], by: "orders.purge" },
    exportedAs: "orders",
    credentials: false,
  },
  order_quotes: { about: "the quotes of orders", ends: { with: "orders" }, exportedAs: "orders" },
  order_lines: {
    about: "the listings of orders that pay for several",
    listing: "listing_id",
    ends: { with: "order_quotes" },
    exportedAs: "orders",
  },
  saved_cards: {
    about:
      "the card that an account pays with again: brand, last four digits and expiry; the payment provider keeps it",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "savedCard",
    credentials: false,
  },
  listing_renewals: {
    about: "live listings that their owners renew automatically, with the price that was announced",
    people: ["account_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    exportedAs: "renewals",
    credentials: false,
  },
  order_disputes: { about: "disputes opened by banks", ends: { with: "orders" } },
  credit_notes: { about: "credit and debit notes of refunds (append-only)", ends: { with: "orders" } },
  discount_codes: {
    about: "discount codes",
    people: ["account_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    notExported: "hashes of codes that worked for a day; the discount is on its order",
    credentials: false,
  },
  receipt_numbers: { about: "the last number of a receipt", ends: { because: "one number" } },
  note_numbers: { about: "the last numbers of credit and debit notes", ends: { because: "two numbers" } },
  payment_events: {
    about: "webhook events already processed",
    ends: { because: "ids and types of events, without a person" },
  },
});
