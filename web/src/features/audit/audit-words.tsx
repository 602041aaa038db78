import { Trans } from "@lingui/react/macro";
import { type AuditSubject, findAuditWords, findSubjectWords } from "@vestpocket/domain/audit/audit.actions";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Code } from "../../ui/code.tsx";

const LINK = "text-link underline underline-offset-4";

/** What was done, in words; the code itself if an earlier version recorded it. */
export function AuditWords({ action }: { action: string }) {
  const message = useMessage();
  const words = findAuditWords(action);
  return words === undefined ? <Code>{action}</Code> : message(words);
}

/** Who did it. */
export function AuditActor({ entry: { actorId, actorName } }: { entry: AuditEntryView }) {
  if (actorId === null) return <Trans>Visitor or system</Trans>;
  if (actorName === null) return <Trans>Deleted account</Trans>;
  return (
    <LocalLink to={paths.admin(`users/${actorId}`)} className={LINK}>
      {actorName}
    </LocalLink>
  );
}

/** What it was done to: its kind, and its name with a link to its page. */
export function AuditTarget({ entry: { subjectKind, subjectId, subjectName } }: { entry: AuditEntryView }) {
  const message = useMessage();
  if (subjectKind === null || subjectId === null) return "–";
  const kind = findSubjectWords(subjectKind);
  const path = PAGES[subjectKind as AuditSubject]?.(subjectId);
  return (
    <>
      <span className="block text-13 text-muted">{kind === undefined ? subjectKind : message(kind)}</span>
      {subjectName !== null && path !== undefined && (
        <LocalLink to={path} className={LINK}>
          {subjectName}
        </LocalLink>
      )}
      {subjectName !== null && path === undefined && subjectName}
      {subjectName === null && <Gone kind={subjectKind} />}
    </>
  );
}

function Gone({ kind }: { kind: string }) {
  if (kind === "account" || kind === "membership") return <Trans>Deleted account</Trans>;
  if (kind === "listing") return <Trans>Deleted listing</Trans>;
  return null;
}

/** Where the administration shows each kind of target. */
const PAGES: Readonly<Partial<Record<AuditSubject, (id: string) => string>>> = {
  account: (id) => paths.admin(`users/${id}`),
  membership: (id) => paths.admin(`users/${id}`),
  listing: (id) => paths.admin(`listings/${id}`),
  order: (id) => paths.admin(`orders/${id}`),
  report: (id) => paths.admin(`reports/${id}`),
  canned_answer: () => paths.admin("tickets/canned-answers"),
  ticket: (id) => paths.admin(`tickets/${id}`),
};
