import { Trans, useLingui } from "@lingui/react/macro";
import { ModeratedList } from "../features/listings/moderated-list.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminListingsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Listings`} />
      <AdminTitle tools={<SavedFilters list="listings" />}>
        <Trans>Listings</Trans>
      </AdminTitle>
      <ModeratedList />
    </div>
  );
}
