import { Trans, useLingui } from "@lingui/react/macro";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { ReportTable } from "./report-table.tsx";
import { useReports } from "./review.api.ts";

/** Reports of conversations and listings, open or resolved. */
export function ReportList() {
  const { t } = useLingui();
  const list = useAdminList(
    "reports",
    {
      state: {
        chips: [
          { value: "open", label: t`To review` },
          { value: "resolved", label: t`Resolved` },
        ],
      },
      kind: {
        label: <Trans>About</Trans>,
        any: t`Conversations and listings`,
        options: [
          { value: "inquiry", label: t`Conversations` },
          { value: "listing", label: t`Listings` },
        ],
      },
    },
    { at: BY_DATE },
  );
  const query = useReports({ ...list.chosen, ...list.place });
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
        <ReportTable reports={reports} isOpen={list.chosen.state === "open"} byDate={list.sortOf("at")} />
      )}
    </AdminList>
  );
}
