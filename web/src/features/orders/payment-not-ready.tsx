import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Outcome } from "../../ui/outcome.tsx";

/** Replaces the card form if there is no key or the provider's script failed to load. */
export function PaymentNotReady({ children }: { children: ReactNode }) {
  return (
    <Outcome tone="danger" sentence={<Trans>Payment system is not ready. Please refresh.</Trans>}>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Outcome>
  );
}
