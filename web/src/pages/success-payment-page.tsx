import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense, useEffect } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { keepsConfidence } from "../features/listings/keeps-confidence.ts";
import { keepsForSigners } from "../features/listings/keeps-for-signers.ts";
import { useProperty } from "../features/listings/listings.api.ts";
import { PaymentOutcome } from "../features/orders/payment-outcome.tsx";
import { useSettledOrder } from "../features/orders/use-settled-order.ts";
import { addCatalogue } from "../platform/catalogues.ts";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { NoSuchPayment, ResultFrame, ResultSpinner, useIsWaitOver } from "./result-frame.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

const ConfidentialNext = lazyBody(
  "access",
  async () => (await import("../features/agreements/confidential-next.tsx")).ConfidentialNext,
);

/** Shows a payment's outcome as the server knows it, whatever the URL says. */
export default function SuccessPaymentPage() {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [query] = useSearchParams();
  const id = query.get("order") ?? "";
  const isWaitOver = useIsWaitOver();
  const hasFailedElsewhere = query.get("redirect_status") === "failed";
  const isReturned = query.has("payment_intent_client_secret");
  const here = localPath(paths.successPayment(id));

  // Remove the provider's query parameters from the history and bookmarks.
  useEffect(() => {
    if (isReturned && !hasFailedElsewhere) void navigate(here, { replace: true });
  }, [isReturned, hasFailedElsewhere, here, navigate]);

  if (hasFailedElsewhere) return <Navigate replace to={localPath(paths.failurePayment(id))} />;
  return <ResultFrame>{id === "" ? <NoSuchPayment /> : <Settled id={id} isWaitOver={isWaitOver} />}</ResultFrame>;
}

function Settled({ id, isWaitOver }: { id: string; isWaitOver: boolean }) {
  const order = useSettledOrder(id);
  if (order.error instanceof ApiFailure && [400, 404].includes(order.error.status)) return <NoSuchPayment />;
  if (hasFailed(order)) {
    return (
      <LoadFailure query={order}>
        <Trans>Your payment could not be checked.</Trans>
      </LoadFailure>
    );
  }
  if (!order.data || !isWaitOver) return <ResultSpinner />;
  const { listing } = order.data;
  return (
    <PaymentOutcome
      order={order.data}
      isChecking={order.isFetching}
      onCheck={() => void order.refetch()}
      next={listing && <Next id={listing.id} />}
    />
  );
}

/** Nothing unless the listing keeps details for some readers. */
function Next({ id }: { id: string }) {
  const { data: property } = useProperty(id);
  if (property === undefined || !keepsConfidence(property)) return null;
  return (
    <Suspense>
      <ConfidentialNext id={id} needsAgreement={keepsForSigners(property)} />
    </Suspense>
  );
}
