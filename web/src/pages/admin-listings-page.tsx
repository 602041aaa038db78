import { Trans, useLingui } from "@lingui/react/macro";
import { ModeratedList } from "../features/listings/moderated-list.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminListingsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Listings`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Listings</Trans>
      </h1>
      <SavedFilters list="listings" />
      <ModeratedList />
    </div>
  );
}
