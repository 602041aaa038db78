import { Trans, useLingui } from "@lingui/react/macro";
import type { Order, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useCallback } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { useOrder, usePaymentConfig } from "../features/orders/orders.api.ts";
import { PaymentPanel } from "../features/orders/payment-panel.tsx";
import { PaymentSkeleton } from "../features/orders/payment-skeleton.tsx";
import type { PlanState } from "../features/orders/plan-choice.ts";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";
import { UnpayableOrder } from "./unpayable-order.tsx";

/** The payment page. The plan page passes the payment in the router state, which stays with the history entry. */
export default function PaymentPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const id = useSearchParams()[0].get("order") ?? "";
  const order = useOrder(id);
  const config = usePaymentConfig();
  const isMissing = order.error instanceof ApiFailure && [400, 404].includes(order.error.status);
  if (id === "" || isMissing) return <UnpayableOrder listingId={undefined} />;
  if (order.data?.status === "cancelled") return <UnpayableOrder listingId={order.data.listing?.id} />;
  if (order.data && order.data.status !== "open") return <Navigate replace to={localPath(paths.successPayment(id))} />;
  const failed = [order, config].find(hasFailed);
  return (
    <PostingFrame title={t`Payment`} steps={<PostingSteps current={2} />}>
      {failed && (
        <LoadFailure query={failed}>
          <Trans>Payment system is not ready. Please refresh.</Trans>
        </LoadFailure>
      )}
      {!failed && !(order.data && config.data) && <PaymentSkeleton />}
      {order.data && config.data && <OpenOrder key={id} order={order.data} config={config.data} />}
    </PostingFrame>
  );
}

function OpenOrder({ order, config }: { order: Order; config: Parameters<typeof PaymentPanel>[0]["config"] }) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { clientSecret, plan } = readState(useLocation().state);
  const success = localPath(paths.successPayment(order.id));
  const onEnded = useCallback(() => void navigate(success, { replace: true }), [navigate, success]);
  return (
    <PaymentPanel
      order={order}
      config={config}
      clientSecret={clientSecret}
      returnUrl={`${window.location.origin}${success}`}
      onEnded={onEnded}
      back={
        <ButtonLink kind="secondary" size="large" to={localPath(paths.choosePlan(order.listing?.id))} state={plan}>
          <Trans>Back to the plans</Trans>
        </ButtonLink>
      }
    />
  );
}

/** The router state from the plan page: the payment, and the choice for coming back. */
function readState(state: unknown): Partial<StartedPayment> & { plan?: PlanState } {
  return typeof state === "object" && state !== null ? state : {};
}
