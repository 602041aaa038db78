import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Outcome } from "../../ui/outcome.tsx";

/** In place of the card form where there is nothing to pay with: the browser has no payment, or the provider's script did not come. */
export function PaymentNotReady({ children }: { children: ReactNode }) {
  return (
    <Outcome tone="danger" sentence={<Trans>Payment system is not ready. Please refresh.</Trans>}>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Outcome>
  );
}
