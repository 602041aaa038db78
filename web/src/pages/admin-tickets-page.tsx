import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { TicketQueue } from "../features/tickets/ticket-queue.tsx";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";

export default function AdminTicketsPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Tickets`} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28 sm:text-36">
          <Trans>Tickets</Trans>
        </h1>
        <ButtonLink kind="secondary" to={localPath(paths.admin("tickets/canned-answers"))}>
          <Trans>Canned answers</Trans>
        </ButtonLink>
      </div>
      <SavedFilters list="tickets" />
      <TicketQueue />
    </div>
  );
}
