import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Navigate, useSearchParams } from "react-router";
import { PaymentResult } from "../features/orders/payment-result.tsx";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { FormColumn } from "../ui/form-column.tsx";
import { Notice } from "../ui/notice.tsx";

/** Where a payment ends that went through; what it says is what the server knows. */
export default function SuccessPaymentPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const [query] = useSearchParams();
  const id = query.get("order");
  // So the bank's page tells that it was not authenticated.
  if (query.get("redirect_status") === "failed") {
    return <Navigate replace to={localPath(paths.failurePayment(id ?? ""))} />;
  }
  const dashboard = (
    <ButtonLink to={localPath(paths.account())}>
      <Trans>Dashboard</Trans>
    </ButtonLink>
  );
  return (
    <FormColumn heading={<Trans>Your payment</Trans>}>
      <PageHead title={t`Your payment`} />
      {id === null ? (
        <div className="flex flex-col items-start gap-5">
          <Notice tone="info">
            <Trans>There is nothing to pay for here.</Trans>
          </Notice>
          {dashboard}
        </div>
      ) : (
        <PaymentResult
          id={id}
          waysOn={({ listing }) => (
            <div className="flex flex-wrap gap-3">
              {dashboard}
              {listing && (
                <ButtonLink kind="secondary" to={localPath(paths.property(listing.id))}>
                  <Trans>View listing</Trans>
                </ButtonLink>
              )}
              <ButtonLink kind="link" to={localPath(paths.receipt(id))}>
                <Trans>Receipt</Trans>
              </ButtonLink>
            </div>
          )}
          whenOpen={({ listing }) =>
            listing && (
              <ButtonLink to={localPath(paths.choosePlan(listing.id))}>
                <Trans>Complete payment</Trans>
              </ButtonLink>
            )
          }
        />
      )}
    </FormColumn>
  );
}
