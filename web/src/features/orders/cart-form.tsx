import { Plural, Trans } from "@lingui/react/macro";
import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import { type ReactNode, useEffect } from "react";
import { useMessage } from "../../platform/language.ts";
import { FRENCH_GIVEN } from "../../shared/orders/billing-french.tsx";
import { toEnteredBilling } from "../../shared/orders/entered-billing.ts";
import { focusInvalid } from "../../ui/focus-invalid.ts";
import { FormCard } from "../../ui/form-card.tsx";
import { AddOnChoices } from "./add-on-choices.tsx";
import { BillingPlace } from "./billing-place.tsx";
import type { CartChoice, CartListing } from "./cart-choice.ts";
import { CartLines } from "./cart-lines.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanDialogs } from "./plan-dialogs.tsx";
import { PlanFooter } from "./plan-footer.tsx";
import { useCartForm } from "./use-cart-form.ts";

interface CartFormProps {
  listings: readonly CartListing[];
  config: Pick<PaymentConfig, "salesTax" | "billing">;
  /** Members have a discount. */
  isMember: boolean;
  /** The choices made before moving on. */
  earlier: CartChoice | undefined;
  onStarted: (orderId: string, choice: CartChoice) => void;
  /** Called to go to a payment that must be finished or cancelled first. */
  onInProgress: () => void;
  /** A secondary action next to the submit button. */
  back: ReactNode;
}

/** Plans for several listings that are paid for together. */
export function CartForm({ listings, config, isMember, earlier, ...on }: CartFormProps) {
  const { salesTax, billing: latest } = config;
  const start: CartChoice = earlier ?? {
    plan: undefined,
    addOns: [],
    plans: {},
    without: [],
    place: { province: latest?.province, city: latest?.city ?? undefined },
    billing: toEnteredBilling(latest),
    appliesDiscount: isMember,
  };
  const { form, lines, quote, dialog, ...cart } = useCartForm({ listings, salesTax, start, onStarted: on.onStarted });
  const { values: choice, change, errors } = form;
  const { ref } = form.props;
  const message = useMessage();
  const problem = lines.find((line) => line.problem)?.problem;

  useEffect(() => {
    if (dialog === undefined) focusInvalid(ref.current);
  }, [dialog, ref]);

  return (
    <form {...form.props} onSubmit={cart.onSubmit} className="flex flex-col gap-4">
      {/* A plan for all replaces those of single listings. */}
      <PlanCards plan={choice.plan} addOns={choice.addOns} onChange={(plan) => change({ plan, plans: {} })} />
      <FormCard
        title={<Trans>Add-ons</Trans>}
        intro={<Trans>For every listing whose plan does not include them.</Trans>}
      >
        <AddOnChoices plan={choice.plan} addOns={choice.addOns} onChange={(addOns) => change({ addOns })} />
      </FormCard>
      <CartLines
        lines={lines}
        problems={errors}
        onPlan={(id, plan) => change({ plans: { ...choice.plans, [id]: plan } })}
        onRemove={(id) => change({ without: [...choice.without, id] })}
      />
      <BillingPlace
        place={choice.place}
        onChange={(place) => change({ place }, ["province", "city"])}
        isTaxed={salesTax !== null}
        billing={choice.billing}
        onBillingChange={(billing) => change({ billing }, [FRENCH_GIVEN])}
        errors={errors}
      />
      <FormCard
        title={<Trans>Your order</Trans>}
        intro={<Plural value={lines.length} one="# listing" other="# listings" />}
      >
        <div aria-live="polite">
          {problem ? (
            <p className="text-14 font-medium text-warning">{message(problem)}</p>
          ) : quote ? (
            <OrderSummary {...quote} lines={[]} />
          ) : (
            <p className="text-14 text-muted">
              <Trans>Choose a plan to see its price.</Trans>
            </p>
          )}
        </div>
      </FormCard>
      <PlanFooter quote={quote} back={on.back} pending={form.pending} />
      <PlanDialogs
        dialog={dialog}
        onClose={cart.closeDialog}
        onProceed={cart.closeDialog}
        onInProgress={on.onInProgress}
      />
    </form>
  );
}
