import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";

/** What lifts a listing out of its row: two can be bought, social comes with a plan only. */
export type Boost = "priority" | "exposure" | "social";

interface PlanPrice {
  readonly plan: Plan;
  readonly label: Message;
  /** Integer cents, CAD, before add-ons, discount and tax. */
  readonly cents: number;
  /** How long a listing runs from its payment on, in days. */
  readonly days: number;
  /** Bought as an add-on these would cost nothing more. */
  readonly includes: readonly Boost[];
}

/** The three plans a listing can be posted with, from the smallest to the largest. An order is computed from here only. */
export const PLAN_PRICES: readonly PlanPrice[] = [
  {
    plan: "Basic",
    label: /*i18n*/ { id: "orders.plan.basic", message: "Basic" },
    cents: 64_99,
    days: 60,
    includes: [],
  },
  {
    plan: "Showcase",
    label: /*i18n*/ { id: "orders.plan.showcase", message: "Showcase" },
    cents: 89_99,
    days: 90,
    includes: ["exposure"],
  },
  {
    plan: "Showcase Plus",
    label: /*i18n*/ { id: "orders.plan.showcase-plus", message: "Showcase Plus" },
    cents: 149_99,
    days: 120,
    includes: ["exposure", "social", "priority"],
  },
];

interface AddOnPrice {
  /** The tag under which a call names it and a listing keeps it. */
  readonly tag: Exclude<Boost, "social">;
  readonly label: Message;
  /** Integer cents, CAD, once for the listing's run. */
  readonly cents: number;
}

/** What can be bought on top of a plan that does not include it. */
export const ADD_ON_PRICES: readonly AddOnPrice[] = [
  {
    tag: "priority",
    label: /*i18n*/ { id: "orders.add-on.priority", message: "Priority Listing" },
    cents: 29_95,
  },
  {
    tag: "exposure",
    label: /*i18n*/ { id: "orders.add-on.exposure", message: "Enhanced Exposure" },
    cents: 39_95,
  },
];

/** What the plan table shows for social boost, in cents. It is not sold alone: it comes with Showcase Plus. */
export const SOCIAL_BOOST_CENTS = 29_99;

/** What an Agent Pro member saves with a code, in percent of the subtotal (plan and add-ons, before tax). */
export const AGENT_DISCOUNT_PERCENT = 25;
