import { LISTING_STATUSES, type ListingStatus, PLANS, type Plan } from "@vestpocket/domain/listings/listings.terms";
import type { Random } from "@vestpocket/domain/shared/random";

/** What the owner bought and what has become of it. */
export interface Term {
  readonly status: ListingStatus;
  readonly plan: Plan;
  readonly boosts: { readonly exposure: boolean; readonly priority: boolean };
  /** Days since it was created, 0 to 110; consistent with the status: an active one has days left. */
  readonly daysAgo: number;
}

/** Days a plan runs (product.md §5). */
const RUNS: Readonly<Record<Plan, number>> = { Basic: 60, Showcase: 90, "Showcase Plus": 120 };
const PLAN_WEIGHTS: Readonly<Record<Plan, number>> = { Basic: 60, Showcase: 25, "Showcase Plus": 15 };
const STATUS_WEIGHTS: Readonly<Record<ListingStatus, number>> = {
  draft: 4,
  active: 84,
  expired: 5,
  closed: 5,
  removed: 2,
};
const OLDEST = 110;

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
    daysAgo: drawAge(random, status, RUNS[plan]),
  };
}

/** A draft has chosen nothing yet; a plan that outlasts the oldest listing cannot have expired. */
function drawPlan(random: Random, status: ListingStatus): Plan {
  if (status === "draft") return "Basic";
  const plans = status === "expired" ? PLANS.filter((plan) => RUNS[plan] <= OLDEST) : PLANS;
  return random.weighted(plans, (plan) => PLAN_WEIGHTS[plan]);
}

function drawAge(random: Random, status: ListingStatus, run: number): number {
  if (status === "draft") return random.int(0, 30);
  if (status === "expired") return random.int(Math.min(run, OLDEST), OLDEST);
  return random.int(status === "active" ? 0 : 3, Math.min(run - 2, OLDEST));
}
