import { Trans } from "@lingui/react/macro";
import { listAddOns } from "@vestpocket/domain/orders/extending.rules";
import type { Order, PaymentConfig, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { type ReactNode, useEffect, useState } from "react";
import { useMessage } from "../../platform/language.ts";
import { FRENCH_GIVEN } from "../../shared/orders/billing-french.tsx";
import { toEnteredBilling } from "../../shared/orders/entered-billing.ts";
import { focusInvalid } from "../../ui/focus-invalid.ts";
import { FormCard } from "../../ui/form-card.tsx";
import { AddOnChoices } from "./add-on-choices.tsx";
import { AgentCode } from "./agent-code.tsx";
import { BillingPlace } from "./billing-place.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { type PlanChoice, type PlanExtension, type PlanState, toEarlierChoice } from "./plan-choice.ts";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { PlanFooter } from "./plan-footer.tsx";
import { usePlanForm } from "./use-plan-form.ts";

interface PlanFormProps {
  listing: { readonly id: string; readonly name: string };
  /** For a live listing. */
  extension?: PlanExtension | undefined;
  config: Pick<PaymentConfig, "salesTax" | "billing">;
  /** Whether the user can request a discount code. */
  isMember: boolean;
  state: PlanState;
  /** The listing's latest order: if it is unpaid, its choice is the initial one. */
  newest: Order | null | undefined;
  onToken: (token: string) => void;
  onStarted: (payment: StartedPayment, choice: PlanChoice) => void;
  /** Called to go to a payment that must be finished or cancelled first. */
  onInProgress: () => void;
  /** A secondary action next to the submit button. */
  back: ReactNode;
}

/** The plan form: plan, add-ons, billing location, discount and total. */
export function PlanForm({ listing, extension, config, isMember, state, newest, ...on }: PlanFormProps) {
  const { onToken, onStarted, onInProgress, back } = on;
  // Not read again from the history entry, which changes a moment after the new token arrives.
  const [token, setToken] = useState(state.discountToken ?? undefined);
  const { salesTax, billing: latest } = config;
  const blank: PlanChoice = {
    plan: undefined,
    addOns: [],
    // The tax depends on where the buyer is, which need not be where the listing is.
    place: { province: latest?.province, city: latest?.city ?? undefined },
    billing: toEnteredBilling(latest),
    code: "",
    appliesDiscount: isMember,
  };
  // A renewal begins with what the listing has.
  const present = extension && { plan: extension.run.plan, addOns: listAddOns(extension.run) };
  const start = { ...blank, ...present, ...(state.choice ?? toEarlierChoice(newest)) };
  const { form, quote, problem, dialog, ...plan } = usePlanForm({
    ...{ listingId: listing.id, extension },
    salesTax,
    token,
    start,
    onStarted,
  });
  const { values: choice, change, errors } = form;
  const { ref } = form.props;
  const message = useMessage();

  useEffect(() => {
    if (dialog === undefined) focusInvalid(ref.current);
  }, [dialog, ref]);

  return (
    <form {...form.props} onSubmit={plan.onSubmit} className="flex flex-col gap-4">
      <PlanCards
        plan={choice.plan}
        addOns={extension ? undefined : choice.addOns}
        onChange={(plan) => change({ plan })}
      />
      <FormCard title={<Trans>Add-ons</Trans>} intro={<Trans>Paid once, for your listing’s full duration.</Trans>}>
        <AddOnChoices plan={choice.plan} addOns={choice.addOns} onChange={(addOns) => change({ addOns })} />
      </FormCard>
      <BillingPlace
        place={choice.place}
        onChange={plan.changePlace}
        isTaxed={salesTax !== null}
        billing={choice.billing}
        onBillingChange={(billing) => change({ billing }, [FRENCH_GIVEN])}
        errors={errors}
      />
      {(token !== undefined || isMember) && (
        <AgentCode
          listingId={listing.id}
          token={token}
          onToken={(fresh) => {
            change({ code: "", appliesDiscount: false });
            setToken(fresh);
            onToken(fresh);
          }}
          isMember={isMember}
          isApplied={choice.appliesDiscount}
          onApply={(appliesDiscount) => change({ appliesDiscount, code: "" }, ["code", "applyMemberDiscount"])}
          code={choice.code}
          onChange={(code) => change({ code })}
          error={errors.code}
        />
      )}
      <FormCard title={<Trans>Your order</Trans>} intro={<span className="wrap-anywhere">{listing.name}</span>}>
        <div aria-live="polite">
          {problem ? (
            <p className="text-14 font-medium text-warning">{message(problem)}</p>
          ) : quote ? (
            <OrderPrices
              order={quote}
              discountNote={
                choice.appliesDiscount ? undefined : <Trans>Your code is checked when you press Next.</Trans>
              }
            />
          ) : (
            <p className="text-14 text-muted">
              <Trans>Choose a plan to see its price.</Trans>
            </p>
          )}
        </div>
      </FormCard>
      <PlanFooter quote={problem ? undefined : quote} back={back} pending={form.pending} />
      <PlanDialogs dialog={dialog} onClose={plan.closeDialog} onProceed={plan.proceed} onInProgress={onInProgress} />
    </form>
  );
}
