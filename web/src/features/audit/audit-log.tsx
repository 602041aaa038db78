import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useAudit } from "./audit.api.ts";

/** The audit log, newest first, filtered by action, actor and target. */
export function AuditLog() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf, isFiltered } = useListQuery(["action", "actor", "subject"]);
  const query = useAudit({ ...filters, page });
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <SearchField
          label={<Trans>Action</Trans>}
          placeholder="listings.remove"
          value={filters.action}
          onSearch={(action) => choose({ action })}
        />
        <SearchField label={<Trans>Actor (ID)</Trans>} value={filters.actor} onSearch={(actor) => choose({ actor })} />
        <SearchField
          label={<Trans>Target (ID)</Trans>}
          value={filters.subject}
          onSearch={(subject) => choose({ subject })}
        />
      </div>
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The audit log could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>No entries match.</Trans>}
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={() => choose({ action: "", actor: "", subject: "" })}>
              <Trans>Reset</Trans>
            </Button>
          )
        }
        hrefOf={hrefOf(localPath(paths.admin("audit")))}
      >
        {({ audit }) => (
          <DataTable<AuditEntryView>
            caption={t`Audit log`}
            rows={audit}
            keyOf={(entry) => entry.id}
            columns={[
              { key: "action", header: <Trans>Action</Trans>, cell: (entry) => <code>{entry.action}</code> },
              { key: "at", header: <Trans>When</Trans>, cell: (entry) => formatMoment(entry.at.seconds, language) },
              { key: "actor", header: <Trans>Actor</Trans>, cell: (entry) => <Actor entry={entry} /> },
              { key: "subject", header: <Trans>Target</Trans>, cell: (entry) => <Subject entry={entry} /> },
              { key: "address", header: <Trans>IP address</Trans>, cell: (entry) => entry.address ?? "–" },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

function Actor({ entry: { actorId, actorName } }: { entry: AuditEntryView }) {
  if (actorId === null) return <Trans>Visitor or system</Trans>;
  return (
    <>
      {actorName ?? <Trans>Deleted account</Trans>}
      <span className="block text-13 break-all text-muted">{actorId}</span>
    </>
  );
}

function Subject({ entry: { subjectKind, subjectId, details } }: { entry: AuditEntryView }) {
  const facts = Object.entries(details).map(([key, value]) => `${key}: ${value}`);
  return (
    <>
      {subjectKind ?? "–"}
      {subjectId && <span className="block text-13 break-all text-muted">{subjectId}</span>}
      {facts.length > 0 && <span className="block text-13 text-muted">{facts.join(" · ")}</span>}
    </>
  );
}
