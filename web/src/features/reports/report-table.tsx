import { Trans, useLingui } from "@lingui/react/macro";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { BatchTable } from "../../platform/batch-table.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useReportReasons } from "../../shared/reports/report-reasons.ts";
import { type Column, type ColumnSort, DataTable } from "../../ui/data-table.tsx";
import { DismissReportsDialog } from "./dismiss-reports-dialog.tsx";
import { ReportedPerson } from "./reported-person.tsx";

interface ReportTableProps {
  reports: readonly Report[];
  isOpen: boolean;
  byDate: ColumnSort | undefined;
}

/** A page of reports; open ones can be dismissed together. */
export function ReportTable({ reports, isOpen, byDate }: ReportTableProps) {
  const { t } = useLingui();
  const columns = useColumns(byDate);
  const table = { caption: t`Reports`, rows: reports, columns };
  if (!isOpen) return <DataTable<Report> {...table} keyOf={({ id }) => id} />;
  return (
    <BatchTable<Report>
      {...table}
      nameOf={({ listingName }) => listingName}
      label={t`Selected reports`}
      action={<Trans>No violation…</Trans>}
      dialog={(dialog) => <DismissReportsDialog {...dialog} />}
    />
  );
}

function useColumns(byDate: ColumnSort | undefined): readonly Column<Report>[] {
  const language = useLanguage();
  const reasons = useReportReasons();
  return [
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
    { key: "reason", header: <Trans>Reason</Trans>, cell: ({ reason }) => reasons[reason] },
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
      sort: byDate,
      header: <Trans>When</Trans>,
      cell: ({ createdAt }) => formatMoment(createdAt.seconds, language),
    },
  ];
}
