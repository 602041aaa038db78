import { Trans } from "@lingui/react/macro";
import { CalendarClock } from "lucide-react";
import { SummaryCard } from "../../ui/summary-card.tsx";

export function CreateListingCard() {
  return (
    <SummaryCard icon={CalendarClock} title={<Trans>Create a New Listing</Trans>}>
      <p className="text-muted">
        <Trans>Posting opens together with payments.</Trans>
      </p>
    </SummaryCard>
  );
}
