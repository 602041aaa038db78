import { Trans, useLingui } from "@lingui/react/macro";
import { AUDIT_ACTIONS } from "@vestpocket/domain/audit/audit.actions";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath, useMessage } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useDatedListQuery } from "../../platform/list-query.ts";
import { ListTools } from "../../platform/list-tools.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useAudit } from "./audit.api.ts";
import { AuditActor, AuditTarget, AuditWords } from "./audit-words.tsx";
import { RawEntry } from "./raw-entry.tsx";

/** The audit log, newest first, filtered by action, actor and target. */
export function AuditLog() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const message = useMessage();
  const { filters, page, choose, hrefOf, isFiltered } = useDatedListQuery(["action", "actor", "subject"]);
  const query = useAudit({ ...filters, page });
  const actions = Object.entries(AUDIT_ACTIONS)
    .map(([value, words]) => ({ value, label: message(words) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <Dropdown
          label={<Trans>Action</Trans>}
          placeholder={filters.action || t`Every action`}
          resetLabel={t`Every action`}
          searchable
          options={actions}
          value={filters.action}
          onChange={(action) => choose({ action })}
        />
        <SearchField label={<Trans>Actor (ID)</Trans>} value={filters.actor} onSearch={(actor) => choose({ actor })} />
        <SearchField
          label={<Trans>Target (ID)</Trans>}
          value={filters.subject}
          onSearch={(subject) => choose({ subject })}
        />
      </div>
      <ListTools
        filters={filters}
        choose={choose}
        file={{ path: "/v1/admin/audit/export", query: filters, name: "audit-log" }}
        total={query.data?.totalResults}
      />
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
            <Button kind="secondary" onClick={() => choose({ action: "", actor: "", subject: "", from: "", to: "" })}>
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
              {
                key: "action",
                header: <Trans>Action</Trans>,
                cell: (entry) => (
                  <>
                    <AuditWords action={entry.action} />
                    <RawEntry entry={entry} />
                  </>
                ),
              },
              { key: "at", header: <Trans>When</Trans>, cell: (entry) => formatMoment(entry.at.seconds, language) },
              {
                key: "actor",
                header: <Trans>Actor</Trans>,
                isEntered: true,
                cell: (entry) => <AuditActor entry={entry} />,
              },
              {
                key: "subject",
                header: <Trans>Target</Trans>,
                isEntered: true,
                cell: (entry) => <AuditTarget entry={entry} />,
              },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}
