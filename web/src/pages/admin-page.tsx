import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ApprovalList } from "../features/approvals/approval-list.tsx";
import { MetricsOverview } from "../features/metrics/metrics-overview.tsx";
import { useResultWords } from "../features/searches/result-words.ts";
import { toSearchQuery } from "../features/searches/search-query.ts";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminPage() {
  const { t } = useLingui();
  const listWords = useResultWords();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Administration`} />
      <AdminTitle>
        <Trans>Overview</Trans>
      </AdminTitle>
      <ApprovalList />
      <MetricsOverview
        wordsOf={(filters) => listWords(filters).map(({ text }) => text)}
        pathOf={(filters) => paths.searchResults(toSearchQuery(filters).toString())}
      />
    </div>
  );
}
