import { useLingui } from "@lingui/react/macro";
import type { RefundReason } from "@vestpocket/domain/orders/order-administration.rules";

/** The labels of refund reasons. */
export function useRefundReasons(): readonly { value: RefundReason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: "requested_by_customer", label: t`Requested by customer` },
    { value: "duplicate", label: t`Paid twice` },
    { value: "fraudulent", label: t`Fraud` },
  ];
}
