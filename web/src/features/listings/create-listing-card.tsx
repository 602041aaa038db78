import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { FilePlus } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";

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
        <Trans>Save a draft today. Publishing opens together with payments.</Trans>
      </p>
    </SummaryCard>
  );
}
