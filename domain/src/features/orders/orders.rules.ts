import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";
import { AGENT_DISCOUNT_PERCENT } from "../memberships/memberships.prices.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { ADD_ON_PRICES, type Boost, PLAN_PRICES } from "./orders.prices.ts";
import { computeTaxes, type SalesTax, type TaxLine } from "./orders.taxes.ts";

/** What can be bought on top of a plan, by its name in calls. */
export type AddOn = Exclude<Boost, "social">;

/** The length of a discount code, and its characters: none that can be mistaken for another. */
export const DISCOUNT_CODE_LENGTH = 6;
export const DISCOUNT_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** How long a code is valid, and how many wrong codes its token allows. */
export const DISCOUNT_CODE_HOURS = 24;
export const DISCOUNT_CODE_TRIES = 5;
/** The most codes sent for one listing in 24 hours. */
export const DISCOUNT_CODES_A_DAY = 5;

export const ORDER_MESSAGES = {
  noPlan: /*i18n*/ { id: "orders.no_plan", message: "Please select a plan to continue." },
  unknownFeature: /*i18n*/ { id: "orders.unknown_feature", message: "Please choose each add-on only once." },
  provinceNeeded: /*i18n*/ { id: "orders.province_needed", message: "Province is required." },
  unknownCity: /*i18n*/ { id: "orders.unknown_city", message: "Please choose a city in this province." },
  wrongCode: /*i18n*/ {
    id: "orders.wrong_code",
    message: "This code is incorrect or has expired. You can request a new one.",
  },
  membersOnly: /*i18n*/ { id: "orders.members_only", message: "Discounts are for Agent Pro members." },
  codeWithoutToken: /*i18n*/ {
    id: "orders.code_without_token",
    message: "A code only works for the listing it was sent for. You can request one for this listing.",
  },
} as const satisfies Record<string, Message>;

/** The price of a plan with add-ons. All amounts are integer cents, CAD. */
export interface Quote {
  readonly plan: Plan;
  /** Without those that the plan includes. */
  readonly addOns: readonly AddOn[];
  /** How long the listing will be live. */
  readonly days: number;
  /** Included or bought. */
  readonly boosts: readonly Boost[];
  readonly planCents: number;
  readonly subtotalCents: number;
  /** The discount of a member's code; 0 without a code. */
  readonly discountCents: number;
  readonly taxes: readonly TaxLine[];
  /** The amount charged. */
  readonly totalCents: number;
}

/**
 * Prices a plan with add-ons, in integer cents, CAD. The discount is 25 % of the subtotal; the discounted price is rounded half
 * up to the cent, and taxes are added to it. An add-on that the plan includes is free (product.md §10).
 */
export function quoteOrder(choice: {
  plan: Plan;
  addOns: readonly AddOn[];
  hasDiscount: boolean;
  tax?: { salesTax: SalesTax; province: ProvinceName; on: Date } | undefined;
}): Quote {
  const price = findPlanPrice(choice.plan);
  const addOns = ADD_ON_PRICES.filter(({ tag }) => choice.addOns.includes(tag) && !price.includes.includes(tag));
  const subtotalCents = addOns.reduce((sum, { cents }) => sum + cents, price.cents);
  const netCents = toNet(subtotalCents, choice.hasDiscount);
  const taxes = choice.tax === undefined ? [] : computeTaxes(netCents, choice.tax);
  return {
    plan: choice.plan,
    addOns: addOns.map(({ tag }) => tag),
    days: price.days,
    boosts: [...price.includes, ...addOns.map(({ tag }) => tag)],
    planCents: price.cents,
    subtotalCents,
    discountCents: subtotalCents - netCents,
    taxes,
    totalCents: taxes.reduce((sum, { cents }) => sum + cents, netCents),
  };
}

function findPlanPrice(plan: Plan) {
  const price = PLAN_PRICES.find((candidate) => candidate.plan === plan);
  if (price === undefined) throw new Error(`no price of ${plan}`);
  return price;
}

/** An amount in integer cents, CAD, minus the agent discount if there is one, rounded half up to the cent (product.md §10.2). */
export function toNet(cents: number, hasDiscount: boolean): number {
  return hasDiscount ? Math.floor((cents * (100 - AGENT_DISCOUNT_PERCENT) + 50) / 100) : cents;
}

export const ORDER_STATUSES = ["open", "cancelled", "paid", "refunded", "disputed"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A fact about an order's payment. Facts can arrive in any order. */
export type PaymentFact = "cancelled" | "paid" | "refunded" | "disputed";

/** A fact only replaces a lighter one: a paid order stays paid until it is refunded or disputed. */
const WEIGHT: Readonly<Record<OrderStatus, number>> = { open: 0, cancelled: 1, paid: 2, refunded: 3, disputed: 4 };

/** The status of an order whose dispute was settled in our favour: as if there had been none. */
export function statusWithoutDispute(order: {
  isPaid: boolean;
  totalCents: number;
  refundedCents: number;
}): "open" | "paid" | "refunded" {
  if (!order.isPaid) return "open";
  return order.refundedCents >= order.totalCents ? "refunded" : "paid";
}

/** The status after a fact. It depends on the facts so far, not on the order in which they arrived (product.md §10.1). */
export function statusAfter(status: OrderStatus, fact: PaymentFact): OrderStatus {
  return WEIGHT[fact] > WEIGHT[status] ? fact : status;
}

/** 'VP-000123'. */
export function toReceiptNumber(number: number): string {
  return `VP-${String(number).padStart(6, "0")}`;
}

/** A typed receipt number, with or without prefix and zeros; undefined if it is not one. */
export function readReceiptNumber(typed: string): number | undefined {
  const digits = /^(?:VP-)?0*(\d{1,15})$/iu.exec(typed)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
