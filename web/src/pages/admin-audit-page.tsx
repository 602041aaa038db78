import { Trans, useLingui } from "@lingui/react/macro";
import { AuditLog } from "../features/audit/audit-log.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminAuditPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Audit log`} />
      <AdminTitle tools={<SavedFilters list="audit" />}>
        <Trans>Audit log</Trans>
      </AdminTitle>
      <AuditLog />
    </div>
  );
}
