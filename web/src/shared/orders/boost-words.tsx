import { Trans } from "@lingui/react/macro";
import { ADD_ON_PRICES, type Boost, PLAN_PRICES, SOCIAL_BOOST_CENTS } from "@vestpocket/domain/orders/orders.prices";
import { Check } from "lucide-react";
import { Amount } from "../../platform/amount.tsx";

/** The boosts by which plans are compared. */
export function BoostName({ boost }: { boost: Boost }) {
  switch (boost) {
    case "priority":
      return <Trans>Priority</Trans>;
    case "exposure":
      return <Trans>Exposure</Trans>;
    case "social":
      return <Trans>Social boost</Trans>;
  }
}

/** Whether a plan includes it, or its price as an add-on. */
export function BoostOfPlan({ plan, boost }: { plan: (typeof PLAN_PRICES)[number]["plan"]; boost: Boost }) {
  const isIncluded = PLAN_PRICES.some((price) => price.plan === plan && price.includes.includes(boost));
  return isIncluded ? <Included /> : <Extra boost={boost} />;
}

function Included() {
  return (
    <span className="inline-flex items-center gap-x-1.5 font-medium">
      <Check size={16} className="shrink-0 text-success max-sm:hidden" aria-hidden="true" />
      <Trans>Included</Trans>
    </span>
  );
}

function Extra({ boost }: { boost: Boost }) {
  const addOn = ADD_ON_PRICES.find(({ tag }) => tag === boost);
  return (
    <>
      <Amount cents={addOn?.cents ?? SOCIAL_BOOST_CENTS} />
      <span className="block text-13 text-muted">
        {addOn ? <Trans>add-on</Trans> : <Trans>only in Showcase Plus</Trans>}
      </span>
    </>
  );
}
