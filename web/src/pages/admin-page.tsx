import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Administration`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Overview</Trans>
      </h1>
    </div>
  );
}
