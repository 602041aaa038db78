import { Trans } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.schema";
import { ADD_ON_PRICES, type Boost, PLAN_PRICES, SOCIAL_BOOST_CENTS } from "@vestpocket/domain/orders/orders.prices";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";
import { classNames } from "../../ui/class-names.ts";

const CARD = classNames(
  "group relative flex min-w-0 cursor-pointer flex-col rounded-card border border-line-strong bg-raised p-5 transition-colors hover:border-text",
  "has-checked:border-action has-checked:ring-1 has-checked:ring-action",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

/** The three plans, each with every one of its features. */
export function PlanChoice({ value, onChange }: { value: Plan | undefined; onChange: (plan: Plan) => void }) {
  const message = useMessage();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Plan</Trans>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {PLAN_PRICES.map(({ plan, label, cents, days, includes }) => (
          <label key={plan} className={CARD}>
            <input
              type="radio"
              name="plan"
              value={plan}
              checked={plan === value}
              onChange={() => onChange(plan)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card opacity-0"
            />
            <span className="flex items-start justify-between gap-3">
              <span className="text-16 font-semibold">{message(label)}</span>
              <Dot />
            </span>
            <span className="mt-1 font-serif text-28 font-semibold">
              <Amount cents={cents} />
            </span>
            <span className="mt-4 flex flex-col gap-2.5 border-t border-line pt-4 text-14">
              <Row name={<Trans>Duration</Trans>}>
                <Trans>{days} days</Trans>
              </Row>
              <Feature boost="priority" includes={includes} name={<Trans>Priority</Trans>} />
              <Feature boost="exposure" includes={includes} name={<Trans>Exposure</Trans>} />
              <Feature boost="social" includes={includes} name={<Trans>Social boost</Trans>} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether the card is chosen, told by more than its colour. */
function Dot() {
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong group-has-checked:border-action group-has-checked:bg-action"
    >
      <Check size={14} strokeWidth={3} className="hidden text-on-action group-has-checked:block" />
    </span>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="text-muted">{name}</span>
      <span className="text-right font-medium">{children}</span>
    </span>
  );
}

function Feature({ boost, includes, name }: { boost: Boost; includes: readonly Boost[]; name: ReactNode }) {
  const addOn = ADD_ON_PRICES.find(({ tag }) => tag === boost);
  if (includes.includes(boost)) {
    return (
      <Row name={name}>
        <span className="inline-flex items-center gap-1.5 text-success">
          <Check size={16} aria-hidden="true" />
          <Trans>Included</Trans>
        </span>
      </Row>
    );
  }
  return (
    <span>
      <Row name={name}>
        <Amount cents={addOn?.cents ?? SOCIAL_BOOST_CENTS} />
      </Row>
      <span className="block text-right text-13 text-muted">
        {addOn ? <Trans>add-on</Trans> : <Trans>in Showcase Plus</Trans>}
      </span>
    </span>
  );
}
