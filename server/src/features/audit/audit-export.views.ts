import { findAuditWords, findSubjectWords } from "@vestpocket/domain/audit/audit.actions";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toPersonCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const SYSTEM = /*i18n*/ { id: "csv.audit.system", message: "Visitor or system" };

export const AUDIT_COLUMNS: readonly CsvColumn<AuditEntryView>[] = [
  { header: HEADINGS.at, value: ({ at }) => toMomentCell(at) },
  { header: HEADINGS.action, value: ({ action }, say) => sayOr(findAuditWords(action), { say, code: action }) },
  {
    header: HEADINGS.actor,
    value: ({ actorId, actorName }, say) => (actorId === null ? say(SYSTEM) : toPersonCell(actorName, say)),
  },
  {
    header: HEADINGS.targetKind,
    value: ({ subjectKind: kind }, say) => (kind === null ? null : sayOr(findSubjectWords(kind), { say, code: kind })),
  },
  { header: HEADINGS.target, value: ({ subjectName }) => subjectName },
  { header: HEADINGS.address, value: ({ address }) => address },
  { header: HEADINGS.actionCode, value: ({ action }) => action },
  { header: HEADINGS.actorId, value: ({ actorId }) => actorId },
  { header: HEADINGS.targetId, value: ({ subjectId }) => subjectId },
  {
    header: HEADINGS.details,
    value: ({ details }) =>
      Object.entries(details)
        .map(([key, value]) => `${key}: ${value}`)
        .join(" · "),
  },
];

function sayOr(words: Message | undefined, { say, code }: { say: (message: Message) => string; code: string }): string {
  return words === undefined ? code : say(words);
}
