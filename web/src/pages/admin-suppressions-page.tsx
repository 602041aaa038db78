import { Trans, useLingui } from "@lingui/react/macro";
import { SuppressionList } from "../features/messages/suppression-list.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminSuppressionsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Suppressed addresses`} />
      <AdminTitle>
        <Trans>Suppressed addresses</Trans>
      </AdminTitle>
      <SuppressionList />
    </div>
  );
}
