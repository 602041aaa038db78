import { Trans, useLingui } from "@lingui/react/macro";
import { SuppressionList } from "../features/messages/suppression-list.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminSuppressionsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Suppressed addresses`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Suppressed addresses</Trans>
      </h1>
      <SuppressionList />
    </div>
  );
}
