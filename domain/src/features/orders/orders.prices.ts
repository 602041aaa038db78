import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";

/** Ways to promote a listing. Exposure and priority can be bought; social only comes with a plan. */
export type Boost = "priority" | "exposure" | "social";

interface PlanPrice {
  readonly plan: Plan;
  readonly label: Message;
  /** Integer cents, CAD, before add-ons, discount and tax. */
  readonly cents: number;
  /** How long a listing is live once it is paid for, in days. */
  readonly days: number;
  /** Boosts that come with the plan at no extra cost. */
  readonly includes: readonly Boost[];
}

/**
 * The three plans for a listing, from the smallest to the largest (product.md §10). Every order is priced from this table
 * and stores what it was sold with, so that a change concerns later orders only.
 */
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
  /** Its name in calls and on listings. */
  readonly tag: Exclude<Boost, "social">;
  readonly label: Message;
  /** Integer cents, CAD, once for the whole plan. */
  readonly cents: number;
}

/** What can be added to a plan that does not include it. */
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

/** The price of Social Boost that the plan table shows, in integer cents, CAD. It only comes with Showcase Plus. */
export const SOCIAL_BOOST_CENTS = 29_99;
