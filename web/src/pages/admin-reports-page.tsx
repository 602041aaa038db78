import { Trans, useLingui } from "@lingui/react/macro";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { ReportList } from "../features/reports/report-list.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminReportsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Reports`} />
      <AdminTitle tools={<SavedFilters list="reports" />}>
        <Trans>Reports</Trans>
      </AdminTitle>
      <ReportList />
    </div>
  );
}
