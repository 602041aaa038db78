import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { TicketQueue } from "../features/tickets/ticket-queue.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";

export default function AdminTicketsPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Tickets`} />
      <AdminTitle
        tools={
          <>
            <SavedFilters list="tickets" />
            <ButtonLink kind="secondary" className="ml-auto" to={localPath(paths.admin("tickets/canned-answers"))}>
              <Trans>Canned answers</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Tickets</Trans>
      </AdminTitle>
      <TicketQueue />
    </div>
  );
}
