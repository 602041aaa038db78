import { Trans, useLingui } from "@lingui/react/macro";
import { StreamFigures } from "../features/messages/stream-figures.tsx";
import { SuppressionList } from "../features/messages/suppression-list.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminStreamsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Email streams`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Email streams</Trans>
      </h1>
      <div className="flex flex-col gap-12">
        <StreamFigures />
        <SuppressionList />
      </div>
    </div>
  );
}
