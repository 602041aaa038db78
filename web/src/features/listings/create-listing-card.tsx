import { Trans } from "@lingui/react/macro";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { paths } from "@vestpocket/domain/shared/paths";
import { FilePlus } from "lucide-react";
import { Amount } from "../../platform/amount.tsx";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";

/** Plans are sorted by price. */
const { cents = 0, days = 0 } = PLAN_PRICES[0] ?? {};

export function CreateListingCard() {
  const localPath = useLocalPath();
  return (
    <SummaryCard
      icon={FilePlus}
      title={<Trans>Create a New Listing</Trans>}
      to={localPath(paths.createListing())}
      action={<Trans>Post ad</Trans>}
    >
      <p className="text-muted">
        <Trans>
          From <Amount cents={cents} /> for {days} days. Saving a draft is free.
        </Trans>
      </p>
    </SummaryCard>
  );
}
