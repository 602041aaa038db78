import { Trans, useLingui } from "@lingui/react/macro";
import type { Receipt, ResumedPayment } from "@vestpocket/domain/orders/orders.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useCallback } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { useOrder, usePaymentConfig, useResumedPayment } from "../features/orders/orders.api.ts";
import { PaymentPanel } from "../features/orders/payment-panel.tsx";
import { PaymentSkeleton } from "../features/orders/payment-skeleton.tsx";
import { PendingAuthentication } from "../features/orders/pending-authentication.tsx";
import type { PlanState } from "../features/orders/plan-choice.ts";
import { addCatalogue } from "../platform/catalogues.ts";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { toPlansPath } from "../shared/orders/extend-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";
import { UnpayableOrder } from "./unpayable-order.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

/** The payment page. It continues an order's payment in any tab or browser, including a pending bank challenge. */
export default function PaymentPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const id = useSearchParams()[0].get("order") ?? "";
  const order = useOrder(id);
  const resumed = useResumedPayment(id);
  const config = usePaymentConfig();
  const isMissing = order.error instanceof ApiFailure && [400, 404].includes(order.error.status);
  if (id === "" || isMissing) return <UnpayableOrder order={undefined} />;
  if (order.data?.status === "cancelled") return <UnpayableOrder order={order.data} />;
  const payment = resumed.data?.payment ?? undefined;
  const isOver = order.data !== undefined && order.data.status !== "open";
  if (isOver || payment?.stage === "processing") return <Navigate replace to={localPath(paths.successPayment(id))} />;
  const failed = [order, resumed, config].find(hasFailed);
  const isReady = order.data && payment && config.data;
  return (
    <PostingFrame title={t`Payment`} steps={<PostingSteps current={2} />}>
      {failed && (
        <LoadFailure query={failed}>
          <Trans>Payment system is not ready. Please refresh.</Trans>
        </LoadFailure>
      )}
      {!failed && !isReady && <PaymentSkeleton />}
      {order.data && payment && config.data && (
        <OpenOrder key={id} order={order.data} payment={payment} config={config.data} />
      )}
    </PostingFrame>
  );
}

interface OpenOrderProps {
  order: Receipt;
  payment: ResumedPayment;
  config: Parameters<typeof PaymentPanel>[0]["config"];
}

function OpenOrder({ order, payment, config }: OpenOrderProps) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { plan } = readState(useLocation().state);
  const success = localPath(paths.successPayment(order.id));
  const plans = localPath(toPlansPath(order));
  const onEnded = useCallback(() => void navigate(success, { replace: true }), [navigate, success]);
  if (payment.stage === "authenticating") {
    return (
      <PendingAuthentication
        order={order}
        payment={payment}
        publishableKey={config.publishableKey}
        onEnded={onEnded}
        onCancelled={() => void navigate(plans, { replace: true })}
      />
    );
  }
  return (
    <PaymentPanel
      order={order}
      config={config}
      clientSecret={payment.clientSecret}
      returnUrl={`${window.location.origin}${success}`}
      onEnded={onEnded}
      back={
        <ButtonLink kind="secondary" size="large" to={plans} state={plan}>
          <Trans>Back to the plans</Trans>
        </ButtonLink>
      }
    />
  );
}

/** The router state from the plan page: the choice, for going back. */
function readState(state: unknown): { plan?: PlanState } {
  return typeof state === "object" && state !== null ? state : {};
}
