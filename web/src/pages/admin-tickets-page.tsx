import { Trans, useLingui } from "@lingui/react/macro";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { TicketQueue } from "../features/tickets/ticket-queue.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminTicketsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Tickets`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Tickets</Trans>
      </h1>
      <SavedFilters list="tickets" />
      <TicketQueue />
    </div>
  );
}
