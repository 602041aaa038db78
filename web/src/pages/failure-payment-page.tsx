import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Navigate, useSearchParams } from "react-router";
import { useOrder } from "../features/orders/orders.api.ts";
import { ResultCard } from "../features/orders/result-card.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { useLocalPath } from "../platform/language.ts";
import { toPlansPath } from "../shared/orders/extend-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ResultFrame, ResultSpinner, useIsWaitOver } from "./result-frame.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

/** Shown after a payment failed or was cancelled outside the card form. */
export default function FailurePaymentPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const id = useSearchParams()[0].get("order") ?? "";
  const order = useOrder(id);
  const isWaitOver = useIsWaitOver();
  const status = order.data?.status;
  const listing = order.data?.listing;
  const sold = order.data?.kind === "listing" ? order.data : undefined;
  // Trust the server rather than the URL.
  if (status !== undefined && status !== "open" && status !== "cancelled") {
    return <Navigate replace to={localPath(paths.successPayment(id))} />;
  }
  const isKnown = !order.isLoading;
  return (
    <ResultFrame>
      {!isWaitOver || !isKnown ? (
        <ResultSpinner />
      ) : (
        <ResultCard
          tone="bad"
          title={t`Payment failed`}
          actions={
            <>
              {sold && (
                <ButtonLink size="large" to={localPath(status === "open" ? paths.payment(id) : toPlansPath(sold))}>
                  <Trans>Try again</Trans>
                </ButtonLink>
              )}
              <ButtonLink kind={sold ? "secondary" : "primary"} size="large" to={localPath(paths.home())}>
                <Trans>Go Back</Trans>
              </ButtonLink>
            </>
          }
        >
          {listing && <p className="font-medium text-text wrap-anywhere">{listing.title}</p>}
          <p>
            {listing ? (
              <>
                <Trans>The payment failed. Your card was not charged.</Trans>{" "}
                <Trans>Your listing is saved. You can try again, with another card if you like.</Trans>
              </>
            ) : (
              <Trans>The payment did not go through. If you are unsure, check your listings and receipts.</Trans>
            )}
          </p>
        </ResultCard>
      )}
    </ResultFrame>
  );
}
