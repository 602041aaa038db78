import { Trans, useLingui } from "@lingui/react/macro";
import type { Report } from "@vestpocket/domain/inquiries/inquiries.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useDatedListQuery } from "../../platform/list-query.ts";
import { ListTools } from "../../platform/list-tools.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { useReportReasons } from "./report-reasons.ts";
import { ReportedPerson } from "./reported-person.tsx";
import { useReports } from "./reports.api.ts";

/** Reported conversations, open or resolved. */
export function ReportList() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const reasons = useReportReasons();
  const { filters, page, choose, hrefOf } = useDatedListQuery(["state"]);
  const state = filters.state === "resolved" ? "resolved" : "open";
  const wanted = { state, from: filters.from, to: filters.to } as const;
  const query = useReports({ ...wanted, page });
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-2">
        <Chip pressed={state === "open"} onClick={() => choose({ state: "" })}>
          <Trans>To review</Trans>
        </Chip>
        <Chip pressed={state === "resolved"} onClick={() => choose({ state: "resolved" })}>
          <Trans>Resolved</Trans>
        </Chip>
      </div>
      <ListTools
        filters={filters}
        choose={choose}
        file={{ path: "/v1/admin/reports/export", query: wanted, name: "reports" }}
        total={query.data?.totalResults}
      />
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The reports could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={state === "open" ? <Trans>No reports to review.</Trans> : <Trans>No resolved reports yet.</Trans>}
        hrefOf={hrefOf(localPath(paths.admin("reports")))}
      >
        {({ reports }) => (
          <DataTable<Report>
            caption={t`Reports`}
            rows={reports}
            keyOf={({ id }) => id}
            columns={[
              {
                key: "listing",
                isEntered: true,
                header: <Trans>Conversation about</Trans>,
                cell: ({ id, listingName }) => (
                  <LocalLink to={paths.admin(`reports/${id}`)} className="text-link underline underline-offset-4">
                    {listingName}
                  </LocalLink>
                ),
              },
              {
                key: "reason",
                header: <Trans>Reason</Trans>,
                cell: ({ reason }) => reasons.find(({ value }) => value === reason)?.label,
              },
              {
                key: "reporter",
                header: <Trans>Reported by</Trans>,
                isEntered: true,
                cell: ({ reporter }) => <ReportedPerson person={reporter} />,
              },
              {
                key: "reported",
                header: <Trans>Reported user</Trans>,
                isEntered: true,
                cell: ({ reported }) => <ReportedPerson person={reported} />,
              },
              {
                key: "at",
                header: <Trans>When</Trans>,
                cell: ({ createdAt }) => formatMoment(createdAt.seconds, language),
              },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}
