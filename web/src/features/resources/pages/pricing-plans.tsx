import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import { ADD_ON_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { Amount } from "../../../platform/amount.tsx";
import { useMessage } from "../../../platform/language.ts";
import { AgentProPanel } from "../agent-pro-panel.tsx";
import { PlanOffers } from "../plan-offers.tsx";
import { PlanTable } from "../plan-table.tsx";
import { Section, Term, Terms } from "../prose.tsx";

export function PricingPlans() {
  return (
    <>
      <PlanOffers />
      <Section title={<Trans>Plans</Trans>}>
        <PlanTable />
        <p className="text-14 text-muted">
          <Trans>
            In Canadian dollars, paid once per listing. Where sales tax applies, it appears on its own line before you
            pay. Social boost is not sold separately.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What each row means</Trans>}>
        <Terms>
          <Term word={<Trans>Duration</Trans>}>
            <Trans>How long the listing stays live from the day you pay. You can renew it afterwards.</Trans>
          </Term>
          <Term word={<Trans>Priority</Trans>}>
            <Trans>
              The listing appears ahead of listings without Priority in the default search order, with a badge.
            </Trans>
          </Term>
          <Term word={<Trans>Exposure</Trans>}>
            <Trans>It also joins the featured listings that rotate on the home page, which everyone can see.</Trans>
          </Term>
          <Term word={<Trans>Social boost</Trans>}>
            <Trans>An image and texts in English and French for you to share. We never post for you.</Trans>
          </Term>
        </Terms>
      </Section>
      <Section title={<Trans>Add-ons</Trans>}>
        <AddOns />
        <p>
          <Trans>
            Each is paid once, for the listing’s full duration. You are never charged for what your plan already
            includes.
          </Trans>
        </p>
      </Section>
      <AgentProPanel />
      <Section title={<Trans>The member’s discount</Trans>}>
        <p>
          <Trans>
            Agent Pro members get {AGENT_DISCOUNT_PERCENT}% off the subtotal, plan and add-ons included. They apply it
            when they choose a plan, or enter the code that we email them when they save a listing. It can be used once
            and expires after 24 hours.
          </Trans>
        </p>
      </Section>
    </>
  );
}

function AddOns() {
  const message = useMessage();
  return (
    <dl className="max-w-[40rem]">
      {ADD_ON_PRICES.map(({ tag, label, cents }) => (
        <div key={tag} className="flex items-baseline gap-2 py-1">
          <dt className="font-semibold">{message(label)}</dt>
          <dd className="flex grow items-baseline gap-2 before:grow before:border-b before:border-dotted before:border-line-strong">
            <Amount cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
