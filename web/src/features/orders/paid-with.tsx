import { Trans } from "@lingui/react/macro";
import type { PaidWith as PaidWithView } from "@vestpocket/domain/orders/orders.schema";
import { CARD_BRANDS, CARD_WALLETS } from "@vestpocket/domain/orders/paid-with.terms";

/** 'Visa ending in 4242', 'Visa ending in 4242, through Apple Pay'. */
export function PaidWith({ paidWith: { method, brand, last4, wallet } }: { paidWith: PaidWithView }) {
  if (method === "link") return CARD_WALLETS.link;
  if (method === "other") return <Trans>Another payment method</Trans>;
  const name = brand === null ? <Trans>Card</Trans> : CARD_BRANDS[brand];
  const walletName = wallet === null ? null : CARD_WALLETS[wallet];
  return (
    <>
      {last4 === null ? (
        name
      ) : (
        <Trans>
          {name} ending in {last4}
        </Trans>
      )}
      {walletName !== null && <Trans>, through {walletName}</Trans>}
    </>
  );
}
