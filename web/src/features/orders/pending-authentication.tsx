import { Trans, useLingui } from "@lingui/react/macro";
import type { Order, ResumedPayment } from "@vestpocket/domain/orders/orders.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLanguage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { useRestored } from "../../platform/use-restored.ts";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { useCancelPayment, useCheckOrder, useRenewPayment } from "./orders.api.ts";
import { isAnotherPayment } from "./payment-id.ts";

interface PendingAuthenticationProps {
  order: Order;
  payment: ResumedPayment;
  publishableKey: string;
  /** Called when the bank has answered, or may have. */
  onEnded: () => void;
  /** Called when the payment was cancelled. */
  onCancelled: () => void;
}

/** A payment that is waiting for the buyer at the bank: they can finish it there or cancel it. */
export function PendingAuthentication(props: PendingAuthenticationProps) {
  const { order, payment, publishableKey, onEnded, onCancelled } = props;
  const failureWords = useFailureWords();
  const language = useLanguage();
  const { t } = useLingui();
  const checkOrder = useCheckOrder();
  const renewPayment = useRenewPayment();
  const cancelPayment = useCancelPayment();
  const { run, pending, failure } = useCall();

  const [isGoing, setIsGoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  useRestored(() => setIsGoing(false));

  async function goOn() {
    setProblem(undefined);
    setIsGoing(true);
    try {
      const checked = await checkOrder(order.id);
      // The page shows what became of the order.
      if (checked.order.status !== "open") return;
      // At the bank of another payment, the buyer would pay for nothing.
      if (isAnotherPayment(checked, payment.clientSecret)) {
        await renewPayment(order.id);
        return setIsGoing(false);
      }
      if (payment.authenticationUrl !== null) return window.location.assign(payment.authenticationUrl);
      const { authenticate } = await import("./elements-authentication.ts");
      await authenticate({ publishableKey, clientSecret: payment.clientSecret, language });
    } catch (error) {
      setProblem(error instanceof ApiFailure ? failureWords(error) : t`An unexpected error occurred.`);
      setIsGoing(false);
      return;
    }
    onEnded();
  }

  async function cancel() {
    const cancelled = await run(() => cancelPayment(order.id));
    if (cancelled?.status === "cancelled") onCancelled();
    else if (cancelled !== undefined) onEnded();
  }

  return (
    <FormCard
      title={<Trans>Your order</Trans>}
      intro={order.listing && <span className="wrap-anywhere">{order.listing.title}</span>}
    >
      <OrderPrices order={order} />
      <Notice tone="warning">
        <Trans>Your bank is waiting for you to confirm this payment. You have not been charged yet.</Trans>
      </Notice>
      {failure && <Notice tone="danger">{failureWords(failure)}</Notice>}
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button kind="secondary" size="large" pending={pending} aria-disabled={isGoing} onClick={() => void cancel()}>
          <Trans>Cancel this payment</Trans>
        </Button>
        <Button size="large" pending={isGoing} aria-disabled={pending} onClick={() => void goOn()}>
          <Trans>Continue at your bank</Trans>
        </Button>
      </div>
    </FormCard>
  );
}
