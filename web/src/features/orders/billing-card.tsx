import { Trans } from "@lingui/react/macro";
import { CreditCard } from "lucide-react";
import { SummaryCard } from "../../ui/summary-card.tsx";

export function BillingCard() {
  return (
    <SummaryCard icon={CreditCard} title={<Trans>Billing & Payment</Trans>}>
      <p className="text-muted">
        <Trans>Your receipts and cards will be kept here. This opens together with payments.</Trans>
      </p>
    </SummaryCard>
  );
}
