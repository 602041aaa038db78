import { Trans, useLingui } from "@lingui/react/macro";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { AdminList } from "../../platform/admin-list.tsx";
import { useAdminList } from "../../platform/admin-list-filters.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useReportReasons } from "../../shared/reports/report-reasons.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { ReportedPerson } from "./reported-person.tsx";
import { useReports } from "./review.api.ts";

/** Reports of conversations and listings, open or resolved. */
export function ReportList() {
  const { t } = useLingui();
  const language = useLanguage();
  const reasons = useReportReasons();
  const list = useAdminList("reports", {
    state: {
      chips: [
        { value: "open", label: t`To review` },
        { value: "resolved", label: t`Resolved` },
      ],
    },
  });
  const query = useReports({ ...list.chosen, page: list.page });
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The reports could not be loaded.</Trans>}
      empty={
        list.chosen.state === "open" ? <Trans>No reports to review.</Trans> : <Trans>No resolved reports yet.</Trans>
      }
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
              header: <Trans>About</Trans>,
              cell: ({ id, about, listingName }) => (
                <>
                  <LocalLink to={paths.admin(`reports/${id}`)} className="text-link underline underline-offset-4">
                    {listingName}
                  </LocalLink>
                  <span className="mt-1 block text-13 font-normal text-muted">
                    {about.kind === "listing" ? <Trans>Listing</Trans> : <Trans>Conversation</Trans>}
                  </span>
                </>
              ),
            },
            {
              key: "reason",
              header: <Trans>Reason</Trans>,
              cell: ({ reason }) => reasons[reason],
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
    </AdminList>
  );
}
