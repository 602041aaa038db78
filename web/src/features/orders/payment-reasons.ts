import { useLingui } from "@lingui/react/macro";
import { useRefundReasons } from "./refund-reasons.ts";

/**
 * Why money was refunded, disputed or not refunded: the provider's reason codes in plain words. Rare codes have none.
 */
export function usePaymentReasons(): Readonly<Record<string, string | undefined>> {
  const { t } = useLingui();
  const refunds = Object.fromEntries(useRefundReasons().map(({ value, label }) => [value, label]));
  return {
    ...refunds,
    credit_not_processed: t`Refund not received`,
    general: t`No reason given`,
    product_not_received: t`Not received`,
    product_unacceptable: t`Not as described`,
    subscription_canceled: t`Subscription was cancelled`,
    unrecognized: t`Payment not recognized`,
    declined: t`Declined by the bank`,
    expired_or_canceled_card: t`Card expired or cancelled`,
    lost_or_stolen_card: t`Card lost or stolen`,
    unknown: t`No reason given`,
  };
}
