import { Trans, useLingui } from "@lingui/react/macro";
import type { ClientReport } from "@vestpocket/domain/client-reports/client-reports.schema";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { useClientReportChanges, useClientReports } from "./client-reports.api.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** The links that work, each with a button that ends it. */
export function ClientReportList({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useClientReports(id);
  return (
    <div className="mt-4">
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-11" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The links could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(reports) =>
          reports.length === 0 ? (
            <p className="text-14 text-muted">
              <Trans>No link works right now.</Trans>
            </p>
          ) : (
            <ul aria-label={t`Links that work`} className="divide-y divide-line text-14">
              {reports.map((report) => (
                <Report key={report.id} listing={id} report={report} />
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </div>
  );
}

function Report({ listing, report }: { listing: string; report: ClientReport }) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { revoke } = useClientReportChanges(listing);
  const { run, pending } = useCall();
  const made = formatDate(report.createdAt.seconds, language);
  const until = formatDate(report.expiresAt.seconds, language);

  async function end() {
    const msg = await run(
      () => revoke(report.id),
      (failure) => toast.error(failureWords(failure, t`The link could not be revoked.`)),
    );
    if (msg) toast.success(msg);
  }

  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span>
        <Trans>
          {LANGUAGE_NAMES[report.language]}, made {made}, works until {until}
        </Trans>
      </span>
      <Button kind="ghost" aria-label={t`Revoke the link made ${made}`} pending={pending} onClick={() => void end()}>
        <Trans>Revoke</Trans>
      </Button>
    </li>
  );
}
