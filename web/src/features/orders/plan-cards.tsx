import { Trans } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { type Boost, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import { recommendPlan } from "@vestpocket/domain/orders/recommending.rules";
import { type ReactNode, useId } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";
import { BoostName, BoostOfPlan } from "../../shared/orders/boost-words.tsx";
import { classNames } from "../../ui/class-names.ts";

const BOOSTS: readonly Boost[] = ["priority", "exposure", "social"];

const CARD = classNames(
  "relative flex min-w-0 flex-col rounded-card border border-line-strong bg-raised p-5 transition-colors",
  "hover:border-text has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring has-checked:inset-ring-action",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

interface PlanCardsProps {
  plan: Plan | undefined;
  /** Those that the buyer wants: the recommended plan follows from them. Undefined to recommend none. */
  addOns: readonly AddOn[] | undefined;
  onChange: (plan: Plan) => void;
}

/** The pricing table: one selectable card per plan. */
export function PlanCards({ plan, addOns, onChange }: PlanCardsProps) {
  const id = useId();
  const best = addOns && recommendPlan(addOns);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Plan</Trans>
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {PLAN_PRICES.map((price, at) => (
          <PlanCard
            key={price.plan}
            id={`${id}${at}`}
            price={price}
            isChosen={price.plan === plan}
            reason={
              best?.plan === price.plan && (
                <Reason centsADay={best.centsADay} hasPriority={addOns?.includes("priority")} />
              )
            }
            onChoose={() => onChange(price.plan)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PlanCardProps {
  id: string;
  price: (typeof PLAN_PRICES)[number];
  isChosen: boolean;
  /** Why it is the recommended one; false for the others. */
  reason: ReactNode;
  onChoose: () => void;
}

function PlanCard({ id, price, isChosen, reason, onChoose }: PlanCardProps) {
  const message = useMessage();
  const { plan, label, cents, days } = price;
  return (
    <div className={CARD}>
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={reason ? `${id}-reason ${id}-rows` : `${id}-rows`}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-card opacity-0"
      />
      <div className="flex items-start justify-between gap-3">
        <p id={`${id}-name`} className="font-serif text-18 leading-[1.5rem] font-semibold">
          {message(label)}
        </p>
        <span
          aria-hidden="true"
          className={classNames(
            "flex size-6 shrink-0 items-center justify-center rounded-full border",
            isChosen ? "border-action bg-action" : "border-line-strong bg-raised",
          )}
        >
          {isChosen && <span className="size-2.5 rounded-full bg-on-action" />}
        </span>
      </div>
      <p id={`${id}-price`} className="mt-1 font-serif text-28 font-semibold">
        <Amount cents={cents} />
      </p>
      <p id={`${id}-reason`} className="mt-1 text-13 sm:min-h-10">
        {reason}
      </p>
      <dl id={`${id}-rows`} className="mt-4 flex flex-col divide-y divide-line border-t border-line text-14">
        <Row label={<Trans>Duration</Trans>}>
          <span className="tabular">
            <Trans>{days} days</Trans>
          </span>
        </Row>
        {BOOSTS.map((boost) => (
          <Row key={boost} isTall label={<BoostName boost={boost} />}>
            <BoostOfPlan plan={plan} boost={boost} />
          </Row>
        ))}
      </dl>
    </div>
  );
}

/** The price per day is what the plans can be compared by: they run for different times. */
function Reason({ centsADay, hasPriority }: { centsADay: number; hasPriority: boolean | undefined }) {
  const price = <Amount cents={Math.round(centsADay)} hasCents />;
  return (
    <>
      <strong className="block font-semibold text-action">
        <Trans>Recommended</Trans>
      </strong>
      <span className="text-muted">
        {hasPriority ? (
          <Trans>Lowest price per day with Priority: {price}</Trans>
        ) : (
          <Trans>Lowest price per day: {price}</Trans>
        )}
      </span>
    </>
  );
}

function Row({ label, isTall, children }: { label: ReactNode; isTall?: boolean; children: ReactNode }) {
  return (
    <div className={classNames("flex flex-wrap items-start justify-between gap-x-3 py-2", isTall && "sm:min-h-15.5")}>
      <dt className="flex-[1_1_5rem] text-muted">{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  );
}
