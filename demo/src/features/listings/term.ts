import { LISTING_STATUSES, type ListingStatus, PLANS, type Plan } from "@vestpocket/domain/listings/listings.terms";
import type { Random } from "@vestpocket/domain/shared/random";

/** The plan that was bought, and the status since. */
export interface Term {
  readonly status: ListingStatus;
  readonly plan: Plan;
  readonly boosts: { readonly exposure: boolean; readonly priority: boolean };
  /** Days since it was created, 0 to 110. An active listing has days left, an expired one has none. */
  readonly daysAgo: number;
}

/** Days that a listing is live, by plan (product.md §5). */
const RUNS: Readonly<Record<Plan, number>> = { Basic: 60, Showcase: 90, "Showcase Plus": 120 };
const PLAN_WEIGHTS: Readonly<Record<Plan, number>> = { Basic: 60, Showcase: 25, "Showcase Plus": 15 };
const STATUS_WEIGHTS: Readonly<Record<ListingStatus, number>> = {
  draft: 4,
  active: 82,
  paused: 2,
  expired: 5,
  closed: 5,
  removed: 2,
};
const OLDEST = 110;

/** Draws plan, status, boosts and age so that they agree. */
export function drawTerm(random: Random, overrides: Partial<Term>): Term {
  const status = overrides.status ?? random.weighted(LISTING_STATUSES, (candidate) => STATUS_WEIGHTS[candidate]);
  const plan = overrides.plan ?? drawPlan(random, status);
  const bought = status !== "draft";
  return {
    status,
    plan,
    boosts: {
      exposure: plan !== "Basic" || (bought && random.chance(0.1)),
      priority: plan === "Showcase Plus" || (bought && random.chance(0.08)),
    },
    daysAgo: drawAge(random, { status, days: RUNS[plan] }),
  };
}

/** A draft has no plan yet. Plans that last longer than the oldest listing cannot have expired. */
function drawPlan(random: Random, status: ListingStatus): Plan {
  if (status === "draft") return "Basic";
  const plans = status === "expired" ? PLANS.filter((plan) => RUNS[plan] <= OLDEST) : PLANS;
  return random.weighted(plans, (plan) => PLAN_WEIGHTS[plan]);
}

function drawAge(random: Random, { status, days }: { status: ListingStatus; days: number }): number {
  if (status === "draft") return random.int(0, 30);
  if (status === "expired") return random.int(Math.min(days, OLDEST), OLDEST);
  return random.int(status === "active" ? 0 : 3, Math.min(days - 2, OLDEST));
}
