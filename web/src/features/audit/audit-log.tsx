import { Trans, useLingui } from "@lingui/react/macro";
import { AUDIT_ACTIONS } from "@vestpocket/domain/audit/audit.actions";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { useAudit } from "./audit.api.ts";
import { AuditActor, AuditTarget, AuditWords } from "./audit-words.tsx";
import { RawEntry } from "./raw-entry.tsx";

/** The audit log, newest first, filtered by action, actor and target. */
export function AuditLog() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const message = useMessage();
  const list = useAdminList(
    "audit",
    {
      action: {
        label: <Trans>Action</Trans>,
        any: t`All actions`,
        searchable: true,
        options: Object.entries(AUDIT_ACTIONS)
          .map(([value, words]) => ({ value, label: message(words) }))
          .sort((a, b) => a.label.localeCompare(b.label, i18n.locale)),
      },
      actor: { label: <Trans>Actor: name, email or ID</Trans> },
      subject: { label: <Trans>Target: name, title, VP-… or TK-…</Trans> },
      views: {
        chips: [
          { value: "show", label: t`Everything` },
          { value: "hide", label: t`Without views` },
        ],
      },
    },
    { at: BY_DATE },
  );
  const query = useAudit({ ...list.chosen, ...list.place });
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The audit log could not be loaded.</Trans>}
      empty={<Trans>No entries match.</Trans>}
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
            {
              key: "at",
              sort: list.sortOf("at"),
              header: <Trans>When</Trans>,
              cell: (entry) => formatMoment(entry.at.seconds, language),
            },
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
    </AdminList>
  );
}
