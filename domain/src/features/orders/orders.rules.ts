import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { ADD_ON_PRICES, AGENT_DISCOUNT_PERCENT, type Boost, PLAN_PRICES } from "./orders.prices.ts";
import { computeTaxes, type SalesTax, type TaxLine } from "./orders.taxes.ts";

/** What can be bought beside a plan, by the tag under which a call names it. */
export type AddOn = Exclude<Boost, "social">;

/** Characters of a discount code, and what it is made of: no sign that is taken for another. */
export const DISCOUNT_CODE_LENGTH = 6;
export const DISCOUNT_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** How long a code works, and how many wrong ones its token stands. */
export const DISCOUNT_CODE_HOURS = 24;
export const DISCOUNT_CODE_TRIES = 5;
/** Codes that are sent for one listing in 24 hours at most. */
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
  codeWithoutToken: /*i18n*/ {
    id: "orders.code_without_token",
    message: "A code only works for the listing it was sent for. You can request one for this listing.",
  },
} as const satisfies Record<string, Message>;

/** What a plan and add-ons cost. All amounts are integer cents, CAD. */
export interface Quote {
  readonly plan: Plan;
  /** Those that cost something: what the plan includes is not among them. */
  readonly addOns: readonly AddOn[];
  readonly planCents: number;
  readonly subtotalCents: number;
  /** What a member's code takes off; 0 without. */
  readonly discountCents: number;
  readonly taxes: readonly TaxLine[];
  /** What is charged. */
  readonly totalCents: number;
}

/**
 * The price of a plan with add-ons: the discount is 25 % of the subtotal, with the total rounded half up to the cent; taxes are
 * added to the discounted price. An add-on that the plan includes costs nothing and adds nothing (product.md §5.6).
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
  const netCents = choice.hasDiscount ? takeOff(subtotalCents) : subtotalCents;
  const taxes = choice.tax === undefined ? [] : computeTaxes(netCents, choice.tax);
  return {
    plan: choice.plan,
    addOns: addOns.map(({ tag }) => tag),
    planCents: price.cents,
    subtotalCents,
    discountCents: subtotalCents - netCents,
    taxes,
    totalCents: taxes.reduce((sum, { cents }) => sum + cents, netCents),
  };
}

/** What a listing has of this choice: what the plan includes and what was bought. */
export function listBoosts(plan: Plan, addOns: readonly AddOn[]): readonly Boost[] {
  const { includes } = findPlanPrice(plan);
  return [...includes, ...addOns.filter((tag) => !includes.includes(tag))];
}

/** How long a plan's listing runs from its payment on, in days. */
export function daysOfPlan(plan: Plan): number {
  return findPlanPrice(plan).days;
}

function findPlanPrice(plan: Plan) {
  const price = PLAN_PRICES.find((candidate) => candidate.plan === plan);
  if (price === undefined) throw new Error(`no price of ${plan}`);
  return price;
}

/** An amount in integer cents less the agent discount, rounded half up to the cent. */
function takeOff(cents: number): number {
  return Math.floor((cents * (100 - AGENT_DISCOUNT_PERCENT) + 50) / 100);
}

export const ORDER_STATUSES = ["open", "cancelled", "paid", "refunded", "disputed"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What is learnt of an order's payment, in whatever order it comes. */
export type PaymentFact = "cancelled" | "paid" | "refunded" | "disputed";

/** Later facts outweigh earlier ones: what was paid is never unpaid again but by a refund or a dispute. */
const WEIGHT: Readonly<Record<OrderStatus, number>> = { open: 0, cancelled: 1, paid: 2, refunded: 3, disputed: 4 };

/** The status after a fact; it depends on which facts there were, never on their order (product.md §5.6). */
export function statusAfter(status: OrderStatus, fact: PaymentFact): OrderStatus {
  return WEIGHT[fact] > WEIGHT[status] ? fact : status;
}
