import { Trans, useLingui } from "@lingui/react/macro";
import { FailedMessages } from "../features/messages/failed-messages.tsx";
import { useRecount } from "../features/metrics/metrics.api.ts";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminMessagesPage() {
  const { t } = useLingui();
  const recount = useRecount();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Failed messages`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Failed messages</Trans>
      </h1>
      <SavedFilters list="messages" />
      <FailedMessages onRetried={() => void recount()} />
    </div>
  );
}
