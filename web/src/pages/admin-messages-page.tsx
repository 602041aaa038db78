import { Trans, useLingui } from "@lingui/react/macro";
import { FailedMessages } from "../features/messages/failed-messages.tsx";
import { useRecount } from "../features/metrics/metrics.api.ts";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminMessagesPage() {
  const { t } = useLingui();
  const recount = useRecount();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Failed messages`} />
      <AdminTitle tools={<SavedFilters list="messages" />}>
        <Trans>Failed messages</Trans>
      </AdminTitle>
      <FailedMessages onRetried={() => void recount()} />
    </div>
  );
}
