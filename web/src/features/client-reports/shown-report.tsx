import { Trans, useLingui } from "@lingui/react/macro";
import type { FIGURE_DAYS } from "@vestpocket/domain/visits/figures.terms";
import { type ComponentType, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLanguage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { PageHead } from "../../platform/page-head.tsx";
import { Queries } from "../../platform/queries.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageContainer } from "../../ui/page-container.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useShownReport } from "./client-reports.api.ts";

type Days = (typeof FIGURE_DAYS)[number];
type Report = NonNullable<ReturnType<typeof useShownReport>["data"]>;

interface ShownReportProps {
  token: string;
  /** Shows the figures. */
  Figures: ComponentType<{ figures: Report["figures"]; days: Days; onChoose: (days: Days) => void }>;
}

/** What a client reads whom a listing's owner gave a link. */
export function ShownReport(props: ShownReportProps) {
  return (
    <Queries>
      <PageContainer className="py-8 sm:py-12">
        <ReportPage {...props} />
      </PageContainer>
    </Queries>
  );
}

function ReportPage({ token, Figures }: ShownReportProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [days, setDays] = useState<Days>("30");
  const query = useShownReport(token, days);
  return (
    <>
      <PageHead title={t`Listing report`} />
      <QueryFrame
        query={query}
        loading={
          <Loading className="space-y-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </Loading>
        }
        failure={<Failed query={query} />}
      >
        {({ listing, figures, expiresAt }) => {
          const end = formatDate(expiresAt.seconds, language);
          return (
            <>
              <p className="text-14 font-semibold text-muted">
                <Trans>Listing report</Trans>
              </p>
              <h1 className="mt-1 text-28 wrap-anywhere">{listing.name}</h1>
              <p className="mt-1 mb-6 text-muted">{listing.place}</p>
              <div aria-busy={query.isPlaceholderData || undefined}>
                <Figures figures={figures} days={days} onChoose={setDays} />
              </div>
              <p className="mt-6 max-w-prose text-14 text-muted">
                <Trans>
                  The figures count what Vestpocket members do, without the listing's owner. They name nobody. This link
                  works until {end}.
                </Trans>
              </p>
            </>
          );
        }}
      </QueryFrame>
    </>
  );
}

function Failed({ query }: { query: ReturnType<typeof useShownReport> }) {
  const toWords = useFailureWords();
  const { t } = useLingui();
  const { error } = query;
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <>
        <h1 className="mb-4 text-28">
          <Trans>Listing report</Trans>
        </h1>
        <Notice tone="danger">{toWords(error, t`This link no longer works.`)}</Notice>
      </>
    );
  }
  return (
    <LoadFailure query={query}>
      <Trans>The figures could not be loaded.</Trans>
    </LoadFailure>
  );
}
