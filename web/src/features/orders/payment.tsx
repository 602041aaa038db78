import { Trans } from "@lingui/react/macro";
import type { PaymentConfig, Receipt } from "@vestpocket/domain/orders/orders.schema";
import { FlaskConical } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useMessage } from "../../platform/language.ts";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { listOrderLines } from "./order-lines.ts";
import { OrderSummary } from "./order-summary.tsx";
import { isSandboxKey } from "./sandbox-card.ts";

const SandboxCardForm = lazy(async () => ({ default: (await import("./sandbox-card-form.tsx")).SandboxCardForm }));
const StripeCardForm = lazy(async () => ({ default: (await import("./stripe-card-form.tsx")).StripeCardForm }));

interface PaymentProps {
  order: Receipt;
  config: PaymentConfig;
  /** Undefined where it was lost: the payment has to be begun anew. */
  clientSecret: string | undefined;
  isPaid: boolean;
  returnUrl: string;
  /** The order as it is now is what the page shows. */
  mayCharge: () => Promise<boolean>;
  onPaid: () => void;
  /** The way back to the choice. */
  back: ReactNode;
}

/** An order and the card that pays for it. */
export function Payment({ order, config, clientSecret, isPaid, returnUrl, mayCharge, onPaid, back }: PaymentProps) {
  const message = useMessage();
  const { publishableKey } = config;
  const CardForm = isSandboxKey(publishableKey) ? SandboxCardForm : StripeCardForm;
  return (
    <>
      {config.testMode && <TestMode />}
      <FormCard title={<Trans>Your order</Trans>} intro={<span className="wrap-anywhere">{order.listing?.title}</span>}>
        {order.plan !== null && (
          <OrderSummary {...order} lines={listOrderLines({ plan: order.plan, addOns: order.addOns }, message)} />
        )}
      </FormCard>
      <FormCard title={<Trans>Card</Trans>}>
        {isPaid ? (
          <Notice tone="success">
            <Trans>Payment Successful! Redirecting...</Trans>
          </Notice>
        ) : clientSecret === undefined ? (
          <Notice tone="danger">
            <Trans>Payment system is not ready. Please refresh.</Trans>
          </Notice>
        ) : (
          <Suspense fallback={<Skeleton className="h-56" />}>
            <CardForm
              publishableKey={publishableKey}
              clientSecret={clientSecret}
              returnUrl={returnUrl}
              mayCharge={mayCharge}
              onPaid={onPaid}
              totalCents={order.totalCents}
            />
          </Suspense>
        )}
      </FormCard>
      {!isPaid && <div>{back}</div>}
    </>
  );
}

function TestMode() {
  return (
    <p className="flex items-center gap-3 rounded-control border border-brass px-4 py-3 text-14 font-medium">
      <FlaskConical size={20} className="shrink-0 text-brass" aria-hidden="true" />
      <span>
        <Trans>Test mode</Trans>
        <span className="font-normal text-muted">
          {" "}
          <Trans>No money moves.</Trans>
        </span>
      </span>
    </p>
  );
}
