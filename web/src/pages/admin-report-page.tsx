import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";
import { DisableReported } from "../features/accounts/user-disabling.tsx";
import { ReportedListing } from "../features/listings/moderated-reported.tsx";
import { ReportDetail } from "../features/reports/report-detail.tsx";
import { useReport } from "../features/reports/review.api.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export default function AdminReportPage() {
  const { t } = useLingui();
  const query = useReport(useParams().id ?? "");
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Report details`} />
      {query.data ? (
        <ReportDetail key={query.data.id} report={query.data}>
          {query.data.about.kind === "listing" && <ReportedListing id={query.data.about.id} />}
          {query.data.reported.uid !== null && <DisableReported person={query.data.reported} />}
        </ReportDetail>
      ) : (
        <>
          <h1 className="sr-only">
            <Trans>Report details</Trans>
          </h1>
          {hasFailed(query) ? (
            <LoadFailure query={query}>
              <Trans>The report could not be loaded.</Trans>
            </LoadFailure>
          ) : (
            <Loading>
              <Skeleton className="h-64" />
            </Loading>
          )}
        </>
      )}
    </div>
  );
}
