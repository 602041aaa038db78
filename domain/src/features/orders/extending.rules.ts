import { DAY_MS } from "../../shared/durations.ts";
import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { ADD_ON_PRICES, type Boost, PLAN_PRICES } from "./orders.prices.ts";
import { type AddOn, type Quote, quoteOrder, toNet } from "./orders.rules.ts";
import { computeTaxes, type SalesTax } from "./orders.taxes.ts";

/**
 * What is bought for a listing: `publish` makes it live, `renew` adds a plan's days to the time that is left, and
 * `upgrade` gives it more until the end of that time.
 */
export const PURPOSES = ["publish", "renew", "upgrade"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a live listing has now. */
export interface CurrentRun {
  readonly plan: Plan;
  readonly boosts: readonly Boost[];
  readonly expiresAt: Date;
}

export const EXTENSION_MESSAGES = {
  less: /*i18n*/ {
    id: "orders.extension_less",
    message: "Choose at least what your listing has now. You can choose less once its time has ended.",
  },
  same: /*i18n*/ {
    id: "orders.extension_same",
    message: "Your listing already has this. Choose more, or renew it to add time.",
  },
} as const satisfies Record<string, Message>;

/** The least that an upgrade costs, in cents, CAD: less cannot be charged to a card. */
const UPGRADE_MIN_CENTS = 1_00;

interface Extension {
  readonly purpose: Exclude<Purpose, "publish">;
  readonly plan: Plan;
  readonly addOns: readonly AddOn[];
  readonly run: CurrentRun;
}

/**
 * Why a live listing cannot be extended like this; undefined if it can. A renewal begins at once with all it includes, so
 * that it never takes away what was paid for; an upgrade must add something (product.md §10.6).
 */
export function findExtensionProblem({ purpose, plan, addOns, run }: Extension): Message | undefined {
  const { boosts } = quoteOrder({ plan, addOns, hasDiscount: false });
  if (run.boosts.some((boost) => !boosts.includes(boost))) return EXTENSION_MESSAGES.less;
  if (purpose === "upgrade" && boosts.length === run.boosts.length) return EXTENSION_MESSAGES.same;
  return undefined;
}

interface Priced extends Extension {
  readonly hasDiscount: boolean;
  readonly tax?: { salesTax: SalesTax; province: ProvinceName; on: Date } | undefined;
  readonly now: Date;
}

/**
 * Prices a renewal or an upgrade, in integer cents, CAD. A renewal costs what the plan costs. An upgrade costs the
 * difference between the two prices for the time that is left: its share of the present plan's days, rounded half up, at
 * least $1. The days of an upgrade are those left, the begun one included (product.md §10.6).
 */
export function quoteExtension({ purpose, plan, addOns, run, hasDiscount, tax, now }: Priced): Quote {
  if (purpose === "renew") return quoteOrder({ plan, addOns, hasDiscount, tax });
  const wanted = quoteOrder({ plan, addOns, hasDiscount: false });
  const present = quoteOrder({ plan: run.plan, addOns: listAddOns(run), hasDiscount: false });
  const leftMs = Math.max(0, run.expiresAt.getTime() - now.getTime());
  const share = leftMs / (present.days * DAY_MS);
  const difference = Math.round((wanted.subtotalCents - present.subtotalCents) * share);
  const subtotalCents = Math.max(UPGRADE_MIN_CENTS, difference);
  const netCents = toNet(subtotalCents, hasDiscount);
  const taxes = tax === undefined ? [] : computeTaxes(netCents, tax);
  return {
    plan,
    // Its price is one sum, not those of its parts.
    addOns: [],
    days: Math.max(1, Math.ceil(leftMs / DAY_MS)),
    boosts: wanted.boosts,
    planCents: subtotalCents,
    subtotalCents,
    discountCents: subtotalCents - netCents,
    taxes,
    totalCents: taxes.reduce((sum, { cents }) => sum + cents, netCents),
  };
}

/** The add-ons of a run: what it has beyond its plan. */
export function listAddOns({ plan, boosts }: Pick<CurrentRun, "plan" | "boosts">): AddOn[] {
  const included = PLAN_PRICES.find((price) => price.plan === plan)?.includes ?? [];
  return ADD_ON_PRICES.map(({ tag }) => tag).filter((tag) => boosts.includes(tag) && !included.includes(tag));
}
