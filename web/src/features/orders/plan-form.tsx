import { Trans } from "@lingui/react/macro";
import type { PaymentConfig, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { type ReactNode, useEffect, useRef } from "react";
import { Amount } from "../../platform/amount.tsx";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { AddOnChoices } from "./add-on-choices.tsx";
import { AgentCode } from "./agent-code.tsx";
import { BillingPlace } from "./billing-place.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { PlanCards } from "./plan-cards.tsx";
import type { PlanChoice, PlanState } from "./plan-choice.ts";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { usePlanForm } from "./use-plan-form.ts";

interface PlanFormProps {
  listing: { readonly id: string; readonly name: string; readonly province: string; readonly city: string };
  salesTax: PaymentConfig["salesTax"];
  /** May have a discount code sent. */
  isMember: boolean;
  state: PlanState;
  onToken: (token: string) => void;
  onStarted: (payment: StartedPayment, choice: PlanChoice) => void;
  /** The way out, beside the button that goes on. */
  back: ReactNode;
}

/** How a listing is promoted: its plan, add-ons, billing place and discount, and what all of it costs. */
export function PlanForm({ listing, salesTax, isMember, state, onToken, onStarted, back }: PlanFormProps) {
  const token = state.discountToken ?? undefined;
  const { province, city } = listing;
  const start = state.choice ?? { plan: undefined, addOns: [], place: { province, city }, code: "" };
  const form = usePlanForm({ listingId: listing.id, salesTax, token, start, onStarted });
  const { choice, change, errors, quote, pending } = form;
  const frame = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.dialog !== undefined || Object.keys(errors).length === 0) return;
    frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors, form.dialog]);

  return (
    <form
      ref={frame}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.next();
      }}
      className="flex flex-col gap-4"
    >
      <PlanCards plan={choice.plan} onChange={(plan) => change({ plan })} />
      <FormCard title={<Trans>Add-ons</Trans>} intro={<Trans>Paid once, for your listing's full duration.</Trans>}>
        <AddOnChoices plan={choice.plan} addOns={choice.addOns} onChange={(addOns) => change({ addOns })} />
      </FormCard>
      <BillingPlace
        place={choice.place}
        onChange={(place) => change({ place })}
        isTaxed={salesTax !== null}
        errors={errors}
      />
      {(token !== undefined || isMember) && (
        <AgentCode
          listingId={listing.id}
          token={token}
          onToken={(fresh) => {
            change({ code: "" });
            onToken(fresh);
          }}
          code={choice.code}
          onChange={(code) => change({ code })}
          error={errors.code}
        />
      )}
      <FormCard title={<Trans>Your order</Trans>} intro={<span className="wrap-anywhere">{listing.name}</span>}>
        <div aria-live="polite">
          {quote ? (
            <OrderPrices order={quote} discountNote={<Trans>Your code is checked when you press Next.</Trans>} />
          ) : (
            <p className="text-14 text-muted">
              <Trans>Choose a plan to see its price.</Trans>
            </p>
          )}
        </div>
      </FormCard>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 sm:py-4">
        {quote && (
          <p className="mr-auto flex items-baseline gap-2 max-sm:w-full max-sm:justify-between">
            <span className="text-14 text-muted">
              <Trans>Total</Trans>
            </span>
            <span className="font-serif text-22 font-semibold">
              <Amount cents={quote.totalCents} hasCents />
            </span>
          </p>
        )}
        <div className="ml-auto flex gap-3 max-sm:w-full">
          {back}
          <Button type="submit" size="large" pending={pending} className="max-sm:grow sm:min-w-44">
            <Trans context="step">Next</Trans>
          </Button>
        </div>
      </div>
      <PlanDialogs dialog={form.dialog} onClose={form.closeDialog} onProceed={form.proceed} />
    </form>
  );
}
