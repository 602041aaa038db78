import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useOrder } from "../features/orders/orders.api.ts";
import { ResultWaiting, useReveal } from "../features/orders/payment-result.tsx";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { FormColumn } from "../ui/form-column.tsx";
import { Outcome } from "../ui/outcome.tsx";

/** Where a payment ends that failed after the card form was left. */
export default function FailurePaymentPage() {
  const { t } = useLingui();
  const id = useSearchParams()[0].get("order");
  const isDue = useReveal();
  return (
    <FormColumn heading={<Trans>Your payment</Trans>}>
      <PageHead title={t`Your payment`} />
      {!isDue ? <ResultWaiting /> : id === null ? <Failure /> : <FailureOf id={id} />}
    </FormColumn>
  );
}

/** What the server knows outweighs the address. */
function FailureOf({ id }: { id: string }) {
  const localPath = useLocalPath();
  const { data: order } = useOrder(id);
  if (order?.status === "paid") return <Navigate replace to={localPath(paths.successPayment(id))} />;
  return (
    <Failure>
      {order?.status === "open" && order.listing && (
        <ButtonLink to={localPath(paths.choosePlan(order.listing.id))}>
          <Trans>Try again</Trans>
        </ButtonLink>
      )}
    </Failure>
  );
}

function Failure({ children }: { children?: ReactNode }) {
  const localPath = useLocalPath();
  return (
    <Outcome tone="danger" sentence={<Trans>The payment failed. Your card was not charged.</Trans>}>
      <div className="flex flex-wrap gap-3">
        {children}
        <ButtonLink kind="secondary" to={localPath(paths.home())}>
          <Trans>Go Back</Trans>
        </ButtonLink>
      </div>
    </Outcome>
  );
}
