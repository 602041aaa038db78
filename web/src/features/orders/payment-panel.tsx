import { Trans } from "@lingui/react/macro";
import type { PaymentConfig, Receipt } from "@vestpocket/domain/orders/orders.schema";
import { isCardExpired } from "@vestpocket/domain/orders/saved-cards.rules";
import { FlaskConical } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormCard } from "../../ui/form-card.tsx";
import { toBillingDetails } from "./billing-details.ts";
import { CardForm } from "./card-form.tsx";
import { OrderName } from "./order-name.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { PaymentNotReady } from "./payment-not-ready.tsx";
import { SavedCardForm } from "./saved-card-form.tsx";
import { usePaying } from "./use-paying.ts";

interface PaymentPanelProps {
  order: Receipt;
  config: PaymentConfig;
  clientSecret: string;
  returnUrl: string;
  onEnded: () => void;
  /** The link back to the plans. */
  back: ReactNode;
}

/** The order summary and the card form. */
export function PaymentPanel({ order, config, clientSecret, returnUrl, onEnded, back }: PaymentPanelProps) {
  const paying = usePaying({ order, clientSecret, onEnded });
  const { publishableKey, testMode, savedCard } = config;
  // An earlier version of the server names none.
  const isUsable = savedCard != null && !isCardExpired(savedCard, new Date());
  const [isAnother, setIsAnother] = useState(false);
  const form = {
    paying,
    payment: { publishableKey, clientSecret, returnUrl, billing: toBillingDetails(order) },
    totalCents: order.totalCents,
    back,
  };
  return (
    <>
      {testMode && <TestMode />}
      <FormCard
        title={<Trans>Your order</Trans>}
        intro={
          order.listing ? <span className="wrap-anywhere">{order.listing.title}</span> : <OrderName order={order} />
        }
      >
        <div aria-live="polite">
          <OrderPrices order={order} />
        </div>
      </FormCard>
      <FormCard title={<Trans>Card</Trans>}>
        {publishableKey === "" ? (
          <PaymentNotReady>{back}</PaymentNotReady>
        ) : isUsable && !isAnother ? (
          <SavedCardForm {...form} card={savedCard} onOther={() => setIsAnother(true)} />
        ) : (
          <CardForm {...form} />
        )}
      </FormCard>
    </>
  );
}

function TestMode() {
  return (
    <p
      role="note"
      className="flex items-start gap-3 rounded-control bg-warning-soft px-4 py-3 text-14 font-medium text-warning"
    >
      <FlaskConical size={20} className="mt-px shrink-0" aria-hidden="true" />
      <span>
        <Trans>
          <strong>Test mode</strong>: no real charges. Pay with one of the test cards below.
        </Trans>
      </span>
    </p>
  );
}
