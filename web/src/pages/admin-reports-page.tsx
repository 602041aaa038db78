import { Trans, useLingui } from "@lingui/react/macro";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { ReportList } from "../features/reports/report-list.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminReportsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Reports`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Reports</Trans>
      </h1>
      <SavedFilters list="reports" />
      <ReportList />
    </div>
  );
}
