import { Trans, useLingui } from "@lingui/react/macro";
import { AuditLog } from "../features/audit/audit-log.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminAuditPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Audit log`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Audit log</Trans>
      </h1>
      <SavedFilters list="audit" />
      <AuditLog />
    </div>
  );
}
